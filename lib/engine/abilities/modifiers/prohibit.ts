import { z } from 'zod';
import { talentName } from '@/lib/rules/talents';
import { listedOr } from '@/lib/sentences';
import { EFFECT_CLASSES } from '../effect-class';
import { type Filter, filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import { HOUSES, housesSchema } from '../ref';
import { nameIn, ritesSchema } from '../shape';
import { modifier, scopeSchema } from './kind';

/** What a rule may forbid to Houses or cards, as it stands behind "must not". */
const FORBIDS = {
  rites: 'begin rites',
  'buy-favor': 'buy favor',
  'buy-spice': 'buy spice',
  'sell-spice': 'sell spice',
  'raise-bid': 'raise a bid',
  petition: 'petition',
  'request-admission': 'request admission to the High Council',
  capture: 'be captured',
  discard: 'be discarded by an effect',
  'be-given-force': 'be given force',
  surprise: 'be given the force of Surprise',
  vanquish: 'be vanquished, even by enough force',
  participate: 'take part in rites',
  'count-for-reward': 'count for the reward of a rite',
  'count-for-command': 'count against command',
  /** Where the text of another card asks for a host that bears none of a kind. */
  'count-as-borne': 'count as assigned',
  'bear-card': 'be assigned',
  'produce-solaris': 'engage to produce solaris',
  spice: 'be produced or moved by engaging cards or deploying events',
  'be-target-of-rite': 'be declared the target of',
  'gain-deferment': 'get deferment tokens in the Opening Interval',
  deploy: 'be deployed',
  redeploy: 'be deployed as a general operation',
  counter: 'counter',
  'decline-to-engage': 'leave its leader out of the defense',
  disengage: 'be disengaged in the Opening Interval',
  effects: 'be touched by effects',
  /** Of cards that lie on the table: to work as tactics. */
  tactics: 'be used as a tactic',
};

export const prohibited = nameIn(FORBIDS);
export type Prohibited = z.infer<typeof prohibited>;

/** What a card, or where none is named a House, must not do or suffer. */
export const prohibit = modifier(
  {
    what: prohibited,
    of: scopeSchema.optional(),
    /** The Houses that must not; every one where neither they nor cards are named. */
    who: housesSchema.optional(),
    rites: ritesSchema.optional(),
    card: filterSchema.optional(),
    /** The card whose doing it would be. */
    from: filterSchema.optional(),
    /** A House of the rite that it does not bind. */
    except: z.literal('defender').optional(),
  },
  ({ what, rites, card, from, except, who: whose }, { who }) => {
    if (what === 'tactics' && card !== undefined) return sayNoTactics(card, except);
    if (what === 'spice')
      return 'no spice is produced or moved as a card engages or an event is deployed';
    if (what === 'bear-card')
      return `${who} must not be assigned ${card === undefined ? 'cards' : sayFilter(card, 'many')}`;
    if (what === 'count-for-reward') return `${who} does not count for the reward of a rite`;
    if (what === 'count-for-command') return `${who} takes up no command`;
    if (what === 'count-as-borne')
      return `where a card may bear but one of a kind, ${who} does not count`;
    if (what === 'effects' && from !== undefined)
      return from.effect !== undefined && Object.keys(from).length === 1
        ? `${who} is immune to ${EFFECT_CLASSES[from.effect]} effects`
        : `${who} is immune to the effects of ${sayFilter(from, 'many')}`;
    const kinds = rites === undefined ? '' : `${listedOr(rites.map(talentName))} rites`;
    const order = what === 'rites' && kinds !== '' ? `begin ${kinds}` : orderIn(what, kinds);
    const on = card === undefined ? '' : ` for ${sayFilter(card, 'one')}`;
    const by = from === undefined ? '' : ` by ${sayFilter(from, 'one')}`;
    const subject = whose === undefined ? who : HOUSES[whose][0];
    return `${subject === '' ? 'no House may' : `${subject} must not`} ${order}${on}${by}`;
  },
);

function orderIn(what: Prohibited, kinds: string): string {
  if (what === 'be-target-of-rite') return `${FORBIDS[what]} ${kinds === '' ? 'a rite' : kinds}`;
  return `${FORBIDS[what]}${kinds === '' ? '' : ` in ${kinds}`}`;
}

function sayNoTactics(card: Filter, except: 'defender' | undefined): string {
  const but = except === undefined ? '' : ` but the ${except}`;
  return `no House${but} may deploy ${sayFilter(card, 'many')}`;
}
