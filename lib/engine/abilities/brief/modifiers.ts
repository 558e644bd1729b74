import { powerShortName } from '@/lib/rules/powers';
import { talentName } from '@/lib/rules/talents';
import { capital } from '@/lib/sentences';
import type { Condition } from '../condition';
import type { Filter } from '../filter';
import type { Modifier } from '../modifiers/table';
import { changes, GLYPHS, inRites, noun, sizes, tailed, type Ways, whileHeld } from './words';

type Held = Modifier & { readonly while?: Condition | undefined };

/** What modifiers give, the most telling one first: "+1/+1 in Dueling", "counters in Battle". */
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
  return tailed([`${changes(force.by)[0]}/${changes(resistance.by)[0]}`], whileHeld(force.while));
}

function briefModifier(modifier: Held): Ways {
  const words = wordsOf(modifier);
  return words === null ? [] : tailed(words, whileHeld(modifier.while));
}

/** Null where a modifier says nothing that would be looked for on a small face. */
function wordsOf(modifier: Modifier): Ways | null {
  switch (modifier.kind) {
    case 'raise':
      return changes(modifier.by).map(
        (by) => `${by} ${NUMBERS[modifier.what] ?? talentName(modifier.what as never)}`,
      );
    case 'keyword':
      if (modifier.keyword !== 'counter') return [capital(modifier.keyword)];
      return [modifier.of === 'those' ? 'gives Counter' : 'counters'];
    case 'allegiance':
      if (modifier.power === 'none') return ['no allegiance'];
      return [
        modifier.power === 'home-world'
          ? 'also of your sponsor'
          : `also ${powerShortName(modifier.power)}`,
      ];
    case 'subtype':
      return [`also ${modifier.subtype}`];
    case 'limit':
      return changes(modifier.by).flatMap(
        (by) => `${modifier.what === 'hand' ? 'hand' : 'Assembly'} ${by}`,
      );
    case 'cost': {
      const of = [noun(modifier.of), 'some cards'];
      if (modifier.by === 'nothing') return of.map((one) => `${one} free`);
      if (modifier.by === 'double') return of.map((one) => `${one}: cost ×2`);
      return changes(modifier.by).flatMap((by) => of.map((one) => `${one}: cost ${by}`));
    }
    case 'prohibit':
      return forbids(modifier);
    case 'rite-limit':
      return modifier.rites.length === 1
        ? modifier.rites.map((rite) => `more ${talentName(rite)} rites`)
        : ['more rites'];
    case 'may-target':
      return [`${talentName(modifier.rite)} on ${noun(modifier.target)}`, 'more targets in rites'];
    case 'credit':
      return sizes(modifier.by).map((by) => `bids ${GLYPHS.solaris} ${by} more`);
    case 'petition-cost':
      return changes(modifier.by).map((by) => `petition ${GLYPHS.solaris} ${by}`);
    case 'fate':
      return [FATES[modifier.does]];
    case 'deferment-limit':
      return [modifier.most === 0 ? 'no deferment tokens' : `${modifier.most} deferment at most`];
    case 'reward':
      return modifier.by === 'choice'
        ? ['choose reward']
        : changes(modifier.by).map((by) => `reward ${by}`);
    default:
      return [SCRIPTED[modifier.kind]];
  }
}

const NUMBERS: Readonly<Partial<Record<string, string>>> = {
  force: 'force',
  'bare-force': 'force',
  command: GLYPHS.command,
  resistance: GLYPHS.resistance,
  rite: 'rank',
};

const FATES = {
  vanquish: 'sure to fall',
  capture: 'capture fallen',
  discard: 'discard fallen',
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
    return rites === undefined ? ['no target of rites'] : tailed(['no target'], inRites(rites));
  if (what === 'bear-card')
    return modifier.card === undefined
      ? ['bears no cards']
      : [`bears no ${noun(modifier.card)}`, 'bears fewer cards'];
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
  'buy-favor': 'no favor bought',
  'buy-spice': 'no spice bought',
  'sell-spice': 'no spice sold',
  'raise-bid': 'no raising of bids',
  petition: 'bars petitions',
  'request-admission': 'bars admission',
  capture: 'not to be captured',
  discard: 'not to be discarded',
  'be-given-force': 'immune to force',
  surprise: 'no Surprise',
  vanquish: 'cannot fall',
  participate: 'stays out of rites',
  'count-for-reward': 'no reward for it',
  'count-for-command': `needs no ${GLYPHS.command}`,
  'count-as-borne': 'does not count as borne',
  'produce-solaris': `no ${GLYPHS.solaris} produced`,
  spice: `no ${GLYPHS.spice} produced`,
  'gain-deferment': 'no deferment tokens',
  deploy: 'bars deployment',
  redeploy: 'bars deployment',
  counter: 'no counters',
  'decline-to-engage': 'must defend',
  disengage: 'stays engaged',
  tactics: 'bars tactics',
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
  'counters-freely': 'counters for nothing',
  'redirect-force': 'force diverted',
  'abilities-of': 'abilities of another',
  arms: 'arms its side',
  'favor-worth': 'changes worth of favor',
  'lowest-first': 'lowest favor first',
  'more-deferment': 'more deferment tokens',
  'petition-payee': 'paid for petitions',
  'may-strike': 'strikes in rites',
  'leads-weirding': 'leads by Weirding',
  croe: 'changes the CROE',
  'loss-into-tokens': 'keeps favor lost',
  'needs-no-token': 'needs no token',
  'most-favor': 'less favor to buy',
  'preset-rank': 'sets initiative',
  'dies-if-transferred': 'goes if transferred',
  'dies-without-resistance': 'goes at 0 resistance',
  'enters-engaged': 'cards enter engaged',
  'equipment-follows': 'equipment follows',
  'falls-in-hand-discard': 'discarded when vanquished',
  'free-distribution': 'shares force freely',
  'lends-dune-fief': 'lends a Dune Fief',
  'one-body': 'counts as one',
  'may-bear': 'bears more kinds',
  'beside-dune': 'stays beside Dune',
  'stays-once': 'survives once',
} as const;
