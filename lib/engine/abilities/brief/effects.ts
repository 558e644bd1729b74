import { talentName } from '@/lib/rules/talents';
import { type Effect, partsOf } from '../effects/table';
import type { Pattern } from '../pattern';
import { briefModifiers } from './modifiers';
import { AT_TIMES, aimedAt, changes, GLYPHS, noun, sizes, tailed, type Ways } from './words';

/** What effects come to: the first that does something, of the card that was chosen before it. */
export function briefEffects(effects: readonly Effect[], chosen: string | null = null): Ways {
  let named = chosen;
  let price: Ways = [];
  for (const effect of effects) {
    const ways = briefEffect(effect, named);
    const isPrice = effect.kind === 'pay' && (effect.who ?? 'you') === 'you';
    if (isPrice) price = ways;
    else if (ways.length > 0) return ways;
    if (effect.kind === 'choose-card') named = aimedAt(effect.card, null)?.[0] ?? named;
  }
  return price.length > 0 ? price : looked(effects);
}

/** A card that is chosen only to be looked at. */
function looked(effects: readonly Effect[]): Ways {
  const isLook = effects.some((one) => one.kind === 'choose-card' && one.look !== undefined);
  return isLook ? ['look at cards'] : [];
}

/** Nothing where an effect only leads to others. */
function briefEffect(effect: Effect, named: string | null): Ways {
  const on = (verb: string, aim: Parameters<typeof aimedAt>[0]): Ways =>
    aimedAt(aim, named)?.map((card) => `${verb} ${card}`) ?? [];
  switch (effect.kind) {
    case 'produce': {
      const places =
        effect.on === undefined
          ? ['']
          : effect.on === 'guild-hoard'
            ? [' for the Guild', ' Guild']
            : [' on it'];
      const where = typeof effect.on === 'object' ? [' on a card'] : places;
      return tailed(
        sizes(effect.amount).map((size) => `${GLYPHS[effect.what]} ${size}`),
        where,
      );
    }
    case 'favor': {
      const much = sizes(effect.amount);
      if (effect.which === 'declared')
        return much.map(
          (size) => `initiative ${GLYPHS.favor} ${effect.way === 'gain' ? '+' : '−'}${size}`,
        );
      const who = effect.who === 'you' ? '' : effect.who === 'everybody' ? 'all: ' : 'rival: ';
      const sign = effect.way === 'gain' ? '' : '−';
      return much.map((size) => `${who}${GLYPHS.favor} ${sign}${size}`);
    }
    case 'pay': {
      const { what, amount, who = 'you', to } = effect;
      if (who === 'you') return sizes(amount).map((size) => `pay ${GLYPHS[what]} ${size}`);
      const verb = to === 'you' ? 'take' : who === 'everybody' ? 'all pay' : 'rival pays';
      return sizes(amount).map((size) => `${verb} ${GLYPHS[what]} ${size}`);
    }
    case 'turn':
      return on(effect.way, effect.cards);
    case 'discard':
      return on('discard', effect.cards);
    case 'capture':
      return on('capture', effect.cards);
    case 'move-cards':
      return effect.cards === undefined
        ? ['shuffle cards back']
        : tailed(aimedAt(effect.cards, named) ?? ['this'], [
            ` to ${PLACES[effect.to] ?? 'a pile'}`,
          ]);
    case 'draw':
      return sizes(effect.amount).map((size) => `draw ${size}`);
    case 'force':
      return tailed(
        sizes(effect.amount).map((size) => `force ${size}`),
        aimedAt(effect.on, named)?.map((card) => ` on ${card}`) ?? [''],
      );
    case 'deploy': {
      const price = effect.price === 'free' ? [' free', ''] : [''];
      return tailed(on('deploy', effect.cards), price);
    }
    case 'transfer':
      if (effect.card === 'this') return ['moves by itself'];
      return on(effect.to === 'you' ? 'gain' : 'move', effect.card);
    case 'lasting':
      return briefModifiers(effect.modifiers);
    case 'start-petition':
      return [...on('petition for', effect.card), 'open a petition'];
    case 'end':
      return [`end the ${effect.what}`];
    case 'start-rite':
      return effect.rites.length === 1
        ? effect.rites.map((rite) => `begin ${talentName(rite)} rite`)
        : ['begin a rite'];
    case 'participate':
      if (effect.as === 'counter') return ['gives Counter'];
      return effect.cards === 'this' ? ['joins'] : on('bring in', effect.cards);
    case 'move-spice': {
      const to = { hoard: 'to hoard', 'guild-hoard': 'to the Guild', nowhere: 'away' }[effect.to];
      return sizes(effect.amount).map((size) => `${GLYPHS.spice} ${size} ${to}`);
    }
    case 'deferment': {
      const kind =
        effect.what === undefined ? ['deferment tokens', 'tokens', 'deferment'] : ['tokens'];
      const signs =
        effect.way === 'assign'
          ? changes(effect.amount)
          : sizes(effect.amount).map((size) => `−${size}`);
      return signs.flatMap((by) => kind.map((tokens) => `${by} ${tokens}`));
    }
    case 'choose-card':
    case 'choose-house':
      return [];
    case 'one-of': {
      const parts = effect.parts
        .map((part) => briefEffects(part, named))
        .filter((ways) => ways.length > 0);
      const [first = [], second = []] = parts;
      const [one = '', other = ''] = [first[0], second[0]];
      if (one !== other && one.replace('+', '−') === other)
        return first.map((way) => way.replace('+', '±'));
      return [
        ...first.flatMap((one) => second.map((other) => `${one} or ${other}`)),
        ...tailed(first, [' or else', '']),
      ];
    }
    case 'await':
      return tailed(briefEffects(effect.effects, named), [
        ...(ONCE[effect.on.event] ?? AT_TIMES),
        '',
      ]);
    case 'each-house':
      return partsOf(effect).flatMap((part) => {
        const ways = briefEffects(part, named);
        return [...ways.map((way) => `all: ${way}`), ...ways];
      });
    case 'demand':
    case 'repeat':
    case 'whether':
      return (
        partsOf(effect)
          .map((part) => briefEffects(part, named))
          .find((ways) => ways.length > 0) ?? []
      );
    default:
      return [SCRIPTED[effect.kind]];
  }
}

/** What an effect waits for, as far as there is room. */
const ONCE: Readonly<Partial<Record<Pattern['event'], Ways>>> = {
  vanquished: [' if vanquished', ' on a win'],
  'petition-won': [' if you win'],
  'bidding-over': [' if you win'],
  'petition-deployed': [' when won'],
  'petition-failed': [' if not won'],
};

const PLACES: Readonly<Partial<Record<string, string>>> = {
  hand: 'hand',
  assembly: 'Assembly',
  'house-deck': 'deck',
  'imperial-deck': 'deck',
  'house-discard': 'discard',
  'imperial-discard': 'discard',
  removed: 'out of game',
};

/** What serves a card or a few. */
const SCRIPTED = {
  'bid-favor': 'bid favor',
  'draw-discarded': 'draw from the discard',
  'exchange-charters': 'exchange Charters',
  'group-participants': 'many fight as one',
  'last-bid': 'has the last bid',
  'lead-rival': 'lead a rival’s persona',
  'preset-rank': 'set initiative',
  'spare-the-fallen': 'spare the vanquished',
  'strike-victor': 'strike victor',
  'swap-deferment': 'swap deferment',
  'take-deferment': 'take off tokens',
  'use-venture': 'use a Venture',
  'copy-abilities': 'copy abilities',
  'extra-exchange': 'buy or sell once more',
  'new-target': 'change the target',
  'spread-force': 'spread force',
} as const;

/** "Dune Fief or persona": what a card goes on. */
export function hostsOf(to: readonly Parameters<typeof noun>[0][]): Ways {
  const kinds = to.map(noun);
  return [`on ${kinds.join(' or ')}`, `on ${kinds[0] ?? 'a card'}`, 'on a card'];
}
