import { powerShortName } from '@/lib/rules/powers';
import { talentName } from '@/lib/rules/talents';
import { capital, counted } from '@/lib/sentences';
import type { Condition } from '../condition';
import type { Filter } from '../filter';
import type { Modifier } from '../modifiers/table';
import {
  changes,
  GLYPHS,
  held,
  inRites,
  noun,
  nouns,
  one,
  sizes,
  tailed,
  type Ways,
} from './words';

type Held = Modifier & { readonly while?: Condition | undefined };

/** What modifiers give, the most telling one first: "+1 force, +1 ⛊ in Battle", "can counter in Battle". */
export function briefModifiers(modifiers: readonly Modifier[]): Ways {
  return (
    bothRaised(modifiers) ?? modifiers.map(briefModifier).find((ways) => ways.length > 0) ?? []
  );
}

/** Force and resistance that are raised together stand as on the foot of a card. */
function bothRaised(modifiers: readonly Modifier[]): Ways | null {
  const raised = (what: 'force' | 'resistance') =>
    modifiers.find((one) => one.kind === 'raise' && one.what === what) as
      | Extract<Held, { kind: 'raise' }>
      | undefined;
  const [force, resistance] = [raised('force'), raised('resistance')];
  if (typeof force?.by !== 'number' || typeof resistance?.by !== 'number') return null;
  if (JSON.stringify(force.while) !== JSON.stringify(resistance.while)) return null;
  const [by, on] = [signed(force.by), signed(resistance.by)];
  return held(
    by === on
      ? [`${by} force and ${GLYPHS.resistance}`]
      : [`${by} force, ${on} ${GLYPHS.resistance}`],
    force.while,
  );
}

function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

function briefModifier(modifier: Held): Ways {
  const words = wordsOf(modifier);
  return words === null ? [] : held(words, modifier.while);
}

/** Whom it is given to where it is not the card itself. */
function keywordWays({ keyword, of }: Extract<Modifier, { kind: 'keyword' }>): Ways {
  const isGiven = of === 'those';
  if (keyword === 'counter') return [isGiven ? 'give a persona Counter' : 'can counter'];
  if (keyword === 'direct')
    return isGiven ? ['let a leader direct others'] : ['directs others', 'can direct'];
  const name = capital(keyword);
  return isGiven ? [`give a card ${name}`, `give ${name}`] : [`has ${name}`, name];
}

/** Null where a modifier says nothing that would be looked for on a small face. */
function wordsOf(modifier: Modifier): Ways | null {
  switch (modifier.kind) {
    case 'raise':
      return changes(modifier.by, NUMBERS[modifier.what] ?? talentName(modifier.what as never));
    case 'keyword':
      return keywordWays(modifier);
    case 'allegiance':
      if (modifier.power === 'none') return ['has no allegiance'];
      return [
        modifier.power === 'home-world'
          ? 'is also of your sponsor'
          : `is also ${powerShortName(modifier.power)}`,
      ];
    case 'subtype':
      return [`is also ${modifier.subtype}`];
    case 'limit': {
      const where = modifier.what === 'hand' ? 'hand' : 'Assembly';
      return typeof modifier.by === 'number'
        ? changes(modifier.by, `${modifier.by === 1 ? 'card' : 'cards'} in ${where}`)
        : [`change ${where} size`];
    }
    case 'cost': {
      const of = [nouns(modifier.of), 'some cards'];
      if (modifier.by === 'nothing') return of.map((kind) => `${kind} for free`);
      if (modifier.by === 'double') return of.map((kind) => `${kind} cost double`);
      const [by] = changes(modifier.by, '');
      const how = /^less|^−/.test(by ?? '') ? 'less' : 'more';
      const much = typeof modifier.by === 'number' ? `${Math.abs(modifier.by)} ` : '';
      return of.map((kind) => `${kind} cost ${much}${how}`);
    }
    case 'prohibit':
      return forbids(modifier);
    case 'rite-limit':
      return modifier.rites.length === 1
        ? modifier.rites.map((rite) => `more ${talentName(rite)} rites`)
        : ['more rites'];
    case 'may-target':
      return [
        `${talentName(modifier.rite)} against ${one(noun(modifier.target))}`,
        `${talentName(modifier.rite)} on ${one(noun(modifier.target))}`,
        'more targets in rites',
      ];
    case 'credit':
      return sizes(modifier.by).map((by) => `bids${by} ${GLYPHS.solaris} more`);
    case 'petition-cost':
      return typeof modifier.by === 'number'
        ? [`petitions cost ${Math.abs(modifier.by)} ${modifier.by < 0 ? 'less' : 'more'}`]
        : ['petitions cost less'];
    case 'fate':
      return [FATES[modifier.does]];
    case 'deferment-limit':
      return [
        modifier.most === 0
          ? 'gets no deferment tokens'
          : `${counted(modifier.most, 'deferment token')} at most`,
      ];
    case 'reward':
      return modifier.by === 'choice' ? ['choose the reward'] : changes(modifier.by, 'reward');
    default:
      return [SCRIPTED[modifier.kind]];
  }
}

const NUMBERS: Readonly<Partial<Record<string, string>>> = {
  force: 'force',
  'bare-force': 'force',
  command: 'command',
  resistance: 'resistance',
  rite: 'rank',
};

const FATES = {
  vanquish: 'is sure to fall',
  capture: 'capture who falls',
  discard: 'discard who falls',
} as const;

function forbids(modifier: Extract<Modifier, { kind: 'prohibit' }>): Ways {
  const { what, rites } = modifier;
  if (what === 'rites')
    return rites === undefined
      ? ['no rites']
      : tailed(
          ['no'],
          rites.length === 1
            ? rites.map((rite) => ` ${talentName(rite)} rites`)
            : [' rites of some kinds'],
        );
  if (what === 'be-target-of-rite')
    return rites === undefined
      ? ['safe from rites']
      : inRites(rites).map((where) => `safe from${where.replace(' in', '')}`);
  if (what === 'bear-card')
    return modifier.card === undefined
      ? ['bears no cards']
      : [`bears no ${nouns(modifier.card)}`, 'bears fewer cards'];
  if (what === 'effects') return immuneTo(modifier.from);
  if (what === 'be-given-force' && modifier.from !== undefined) return ['immune to some force'];
  return [FORBIDS[what]];
}

function immuneTo(from: Filter | undefined): Ways {
  if (from === undefined) return ['immune to effects'];
  return [
    `immune to ${from.effect === undefined ? noun(from) : capital(from.effect)}`,
    'immune to some effects',
  ];
}

const FORBIDS = {
  'buy-favor': 'nobody buys favor',
  'buy-spice': 'nobody buys spice',
  'sell-spice': 'nobody sells spice',
  'raise-bid': 'no bid may be raised',
  petition: 'no petitions',
  'request-admission': 'no admission',
  capture: 'cannot be captured',
  discard: 'cannot be discarded',
  'be-given-force': 'immune to force',
  surprise: 'no Surprise',
  vanquish: 'cannot fall',
  participate: 'stays out of rites',
  'count-for-reward': 'gives no reward',
  'count-for-command': 'needs no command',
  'count-as-borne': 'does not count as borne',
  'produce-solaris': 'no solaris produced',
  spice: 'no spice produced',
  'gain-deferment': 'gets no deferment tokens',
  deploy: 'no deployment',
  redeploy: 'no deployment',
  counter: 'no counters',
  'decline-to-engage': 'must defend',
  disengage: 'stays engaged',
  tactics: 'no tactics',
} as const satisfies Readonly<
  Record<
    Exclude<
      Extract<Modifier, { kind: 'prohibit' }>['what'],
      'rites' | 'be-target-of-rite' | 'bear-card' | 'effects'
    >,
    string
  >
>;

/** What serves a card or a few. */
const SCRIPTED = {
  'counters-freely': 'counter for free',
  'redirect-force': 'divert force',
  'abilities-of': 'copy another card',
  arms: 'arm its side',
  'favor-worth': 'favor pays for more',
  'lowest-first': 'least favor goes first',
  'more-deferment': 'more deferment tokens',
  'petition-payee': 'paid for petitions',
  'may-strike': 'may strike',
  'leads-weirding': 'lead by Weirding',
  croe: 'change the CROE',
  'loss-into-tokens': 'keep favor that is lost',
  'needs-no-token': 'needs no token',
  'most-favor': 'less favor to buy',
  'preset-rank': 'choose your initiative',
  'dies-if-transferred': 'discarded if it moves',
  'dies-without-resistance': 'falls at 0 resistance',
  'enters-engaged': 'cards enter engaged',
  'equipment-follows': 'equipment follows',
  'falls-in-hand-discard': 'discarded when vanquished',
  'free-distribution': 'give force to anybody',
  'lends-dune-fief': 'lend a Dune Fief',
  'one-body': 'counts as one',
  'may-bear': 'bears more kinds',
  'beside-dune': 'stays beside Dune',
  'stays-once': 'survive once',
} as const;
