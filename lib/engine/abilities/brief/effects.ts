import { talentName } from '@/lib/rules/talents';
import { counted } from '@/lib/sentences';
import { type Effect, partsOf } from '../effects/table';
import type { Pattern } from '../pattern';
import { briefModifiers } from './modifiers';
import { aimedAt, GLYPHS, kindAt, noun, one, sizes, sometimes, tailed, type Ways } from './words';

/** What effects come to: the first that does something, of the card that was chosen before it. */
export function briefEffects(effects: readonly Effect[], chosen: string | null = null): Ways {
  let named = chosen;
  let price: Ways = [];
  for (const effect of effects) {
    const ways = briefEffect(effect, named);
    const isPrice = effect.kind === 'pay' && (effect.who ?? 'you') === 'you';
    if (isPrice) price = ways;
    else if (ways.length > 0) return ways;
    if (effect.kind === 'choose-card') named = kindAt(effect.card, null)?.[0] ?? named;
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
      const goods = sizes(effect.amount).map((size) => `${GLYPHS[effect.what]}${size}`);
      if (effect.on === undefined) return goods.map((good) => `gain ${good}`);
      const where =
        effect.on === 'guild-hoard'
          ? [' in the Guild Hoard', ' in the Guild']
          : typeof effect.on === 'object'
            ? (aimedAt(effect.on, named)?.map((card) => ` on ${card}`) ?? [' on it'])
            : [' on it'];
      return tailed(
        goods.map((good) => `put ${good}`),
        where,
      );
    }
    case 'favor': {
      const goods = sizes(effect.amount).map((size) => `${GLYPHS.favor}${size}`);
      const isGain = effect.way === 'gain';
      if (effect.which === 'declared') return [`${isGain ? 'raise' : 'lower'} initiative`];
      const verb = isGain ? 'gain' : 'lose';
      const who =
        effect.who === 'you' ? verb : effect.who === 'everybody' ? `all ${verb}` : `rival ${verb}s`;
      return goods.map((good) => `${who} ${good}`);
    }
    case 'pay': {
      const { what, amount, who = 'you', to } = effect;
      const goods = sizes(amount).map((size) => `${GLYPHS[what]}${size}`);
      if (who === 'you') return goods.map((good) => `pay ${good}`);
      if (to === 'you')
        return tailed(
          goods.map((good) => `take ${good}`),
          [' from a rival', ''],
        );
      return goods.map((good) => `${who === 'everybody' ? 'all pay' : 'rival pays'} ${good}`);
    }
    case 'turn':
      return on(effect.way, effect.cards);
    case 'discard':
      return on('discard', effect.cards);
    case 'capture':
      return on('capture', effect.cards);
    case 'move-cards':
      if (effect.cards === undefined) return ['shuffle cards back'];
      return (aimedAt(effect.cards, named) ?? ['this']).map(
        (card) => `put ${card} in ${PLACES[effect.to] ?? 'a pile'}`,
      );
    case 'draw':
      return [effect.amount === 1 ? 'draw a card' : 'draw cards'];
    case 'force': {
      const cards = aimedAt(effect.on, named) ?? ['it'];
      return cards.flatMap((card) => [`apply force to ${card}`, `force on ${card}`]);
    }
    case 'deploy': {
      const price = effect.price === 'free' ? [' for free', ' free', ''] : [''];
      return tailed(on('deploy', effect.cards), price);
    }
    case 'transfer':
      if (effect.card === 'this') return ['move it'];
      return on(effect.to === 'you' ? 'gain' : 'move', effect.card);
    case 'lasting':
      return briefModifiers(effect.modifiers);
    case 'start-petition':
      return [...on('petition for', effect.card), 'open a petition'];
    case 'end':
      return [`end the ${effect.what}`];
    case 'start-rite':
      return effect.rites.length === 1
        ? effect.rites.map((rite) => `begin ${one(`${talentName(rite)} rite`)}`)
        : ['begin a rite'];
    case 'participate':
      if (effect.as === 'counter') return ['give a persona Counter', 'give one Counter'];
      return effect.cards === 'this' ? ['can join'] : on('bring in', effect.cards);
    case 'move-spice': {
      const goods = sizes(effect.amount).map((size) => `${GLYPHS.spice}${size}`);
      if (effect.to === 'nowhere') return goods.map((good) => `remove ${good}`);
      const to = effect.to === 'hoard' ? [' to your hoard', ' to hoard'] : [' to the Guild'];
      return tailed(
        goods.map((good) => `move ${good}`),
        to,
      );
    }
    case 'deferment': {
      const verb = effect.way === 'assign' ? 'add' : 'remove';
      if (effect.what !== undefined) return [`${verb} tokens`];
      const many = typeof effect.amount === 'number' ? effect.amount : null;
      return [
        many === null ? `${verb} deferment tokens` : `${verb} ${counted(many, 'deferment token')}`,
        `${verb} tokens`,
      ];
    }
    case 'choose-card':
    case 'choose-house':
      return [];
    case 'one-of': {
      const parts = effect.parts
        .map((part) => briefEffects(part, named))
        .filter((ways) => ways.length > 0);
      const [first = [], second = []] = parts;
      const [way = '', other = ''] = [first[0], second[0]];
      if (way === other) return first;
      const either = EITHER.find(([up, down]) => way.replace(up, down) === other);
      if (either !== undefined)
        return first.flatMap((one) => [
          one.replace(either[0], either[2]),
          one.replace(either[0], 'change '),
        ]);
      return [
        ...first.flatMap((one) => second.map((two) => `${one} or ${two}`)),
        ...sometimes(first),
      ];
    }
    case 'await':
      return once(briefEffects(effect.effects, named), ONCE[effect.on.event]);
    case 'each-house':
      return partsOf(effect).flatMap((part) => {
        const ways = briefEffects(part, named);
        return ways.map((way) =>
          /^(?:all|rival) /.test(way) ? way : `all ${way.replace('your hoard', 'their hoards')}`,
        );
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

/** What is one way up and another way down, and both in a word. */
const EITHER = [
  ['raise ', 'lower ', 'raise or lower '],
  ['add ', 'remove ', 'add or remove '],
  ['more ', 'less ', 'more or less '],
  ['+', '−', '±'],
] as const;

function once(ways: Ways, tails: Ways | undefined): Ways {
  return [...(tails === undefined ? [] : tailed(ways, tails)), ...sometimes(ways)];
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
  hand: 'your hand',
  assembly: 'an Assembly',
  'house-deck': 'a deck',
  'imperial-deck': 'a deck',
  'house-discard': 'the discard',
  'imperial-discard': 'the discard',
};

/** What serves a card or a few. */
const SCRIPTED = {
  'bid-favor': 'bid favor',
  'draw-discarded': 'draw from the discard',
  'exchange-charters': 'exchange Charters',
  'group-participants': 'let many count as one',
  'last-bid': 'have the last bid',
  'lead-rival': 'lead a rival’s persona',
  'preset-rank': 'choose your initiative',
  'spare-the-fallen': 'spare the vanquished',
  'strike-victor': 'strike the victor',
  'swap-deferment': 'swap deferment tokens',
  'take-deferment': 'remove deferment tokens',
  'use-venture': 'use a Venture',
  'copy-abilities': 'copy another card',
  'extra-exchange': 'buy or sell once more',
  'new-target': 'change the target',
  'spread-force': 'force on several cards',
} as const;

/** "Dune Fief or persona": what a card goes on. */
export function hostsOf(to: readonly Parameters<typeof noun>[0][]): Ways {
  const kinds = to.map((filter) => one(noun(filter)));
  return [`goes on ${kinds.join(' or ')}`, `goes on ${kinds[0] ?? 'a card'}`, 'goes on a card'];
}
