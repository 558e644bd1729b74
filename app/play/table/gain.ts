import { briefOf } from '@/lib/engine/abilities/brief/brief';
import { GLYPHS } from '@/lib/engine/abilities/brief/words';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import { cardName, solarisWords } from '@/lib/engine/narration/naming';
import { prospectWords } from '@/lib/engine/narration/outlook';
import { ratesOf, solarisOf } from '@/lib/engine/narration/price';
import { abilitiesOn } from '@/lib/engine/queries/abilities-on';
import { homeWorldOf } from '@/lib/engine/queries/governed';
import { riteProspects } from '@/lib/engine/rite/prospect';
import { houseAt } from '@/lib/engine/state/game';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCardId } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';

/** The goods of a short line, in words. */
const GOODS = new Map<string, string>([
  [GLYPHS.solaris, 'solaris'],
  [GLYPHS.spice, 'spice'],
  [GLYPHS.favor, 'favor'],
]);

/**
 * What an action of an Interval gains, in few words: "+2 spice", "3 against 2: vanquished"; of a card that is deployed its
 * short line, which has glyphs. '' where nothing short can be said.
 */
export function gainOf(view: View, catalogue: GameCatalogue, action: Action): string {
  const game = takeUpView(view, catalogue);
  const seat = view.decision?.seat ?? 0;
  const abilities = (id: GameCardId) => {
    const card = game.state.cards[id];
    return card === undefined ? [] : abilitiesOn(game, card);
  };
  const told = (brief: string) => asGain(withinReach(brief, view));
  switch (action.kind) {
    case 'buy-favor':
      return `+${action.amount} favor`;
    case 'buy-spice':
      return `+${action.amount} spice`;
    case 'sell-spice':
      return `+${solarisWords(ratesOf(game, seat, action.kind, action.amount).reduce((sum, rate) => sum + rate, 0))}`;
    case 'rite': {
      const found = riteProspects(view, catalogue)(action);
      return found === null ? '' : prospectWords(found, (id) => cardName(view, catalogue, id));
    }
    case 'use':
      return told(briefOf(abilities(action.card).slice(action.ability, action.ability + 1)));
    case 'activate':
      return told(briefOf(abilities(action.card)));
    case 'petition':
    case 'deploy':
    case 'redeploy':
    case 'deploy-program':
    case 'deploy-event':
      return briefOf(abilities(action.card));
    default:
      return '';
  }
}

/** What a card that an action brings into play gives then, in few words; '' of one that has no ability. */
export function bringsOf(view: View, catalogue: GameCatalogue, action: Action): string {
  const brief = gainOf(view, catalogue, action);
  if (brief === '' || gainsAtOnce(action) || !('card' in action)) return brief;
  const game = takeUpView(view, catalogue);
  const card = game.state.cards[action.card];
  const [first] = card === undefined ? [] : abilitiesOn(game, card);
  const engages = first?.kind === 'operation' && first.engage !== 'nothing';
  return engages ? `each turn: ${brief}` : brief;
}

/** What a petition leaves the House if nobody raises: it is paid in solaris then; '' where they are too few, and of another action. */
export function leavesOf(view: View, catalogue: GameCatalogue, action: Action): string {
  if (action.kind !== 'petition') return '';
  const game = takeUpView(view, catalogue);
  const seat = view.decision?.seat ?? 0;
  const left = houseAt(game, seat).treasury - Number(solarisOf(game, seat, action));
  return left >= 0 ? `leaves ${solarisWords(left)}` : '';
}

/** What a House does without where a program engages its home world: "instead of +3 solaris"; '' where that could not be used. */
export function insteadOf(
  view: View,
  catalogue: GameCatalogue,
  action: Action,
  legal: readonly Action[],
): string {
  if (action.kind !== 'deploy-program') return '';
  const home = homeWorldOf(takeUpView(view, catalogue), view.decision?.seat ?? 0);
  const use = legal.find((one) => one.kind === 'use' && one.card === home?.id);
  const gain = use === undefined ? '' : gainOf(view, catalogue, use);
  return gain === '' ? '' : `instead of ${gain}`;
}

/** What an action gives at once and with nothing to choose; null for any other. */
export function yieldOf(
  view: View,
  catalogue: GameCatalogue,
  action: Action,
): { readonly good: string; readonly many: number } | null {
  if (action.kind !== 'use') return null;
  const game = takeUpView(view, catalogue);
  const card = game.state.cards[action.card];
  const ability = card && abilitiesOn(game, card)[action.ability];
  // a second effect, as more beside a Dune, would make the sum wrong
  if (ability?.kind !== 'operation' || ability.effects.length > 1) return null;
  const gain = gainOf(view, catalogue, action);
  const [, many, good] = GIVES.exec(gain) ?? [];
  if (good !== undefined) return { good, many: Number(many) };
  const [, put] = PUTS_ON.exec(gain) ?? [];
  return put === undefined ? null : { good: 'spice on cards', many: Number(put) };
}

const GIVES = /^\+(\d+) (solaris|spice|favor)$/;
const PUTS_ON = new RegExp(`^put ${GLYPHS.spice} (\\d+) on it$`);

/** Whether what an action gains comes with it, and not from a card that it brings into play. */
export function gainsAtOnce({ kind }: Action): boolean {
  return !BRINGS_A_CARD.has(kind);
}

const BRINGS_A_CARD: ReadonlySet<Action['kind']> = new Set([
  'petition',
  'deploy',
  'redeploy',
  'deploy-program',
  'deploy-event',
]);

/** No more spice is moved than lies on cards. */
function withinReach(brief: string, view: View): string {
  const lying = Object.values(view.cards).reduce((sum, { spice }) => sum + spice, 0);
  const [moved, many] = MOVES_SPICE.exec(brief) ?? [];
  return moved === undefined || Number(many) <= lying
    ? brief
    : brief.replace(moved, `move ${GLYPHS.spice} ${lying}`);
}

const MOVES_SPICE = new RegExp(`^move ${GLYPHS.spice} ?(\\d+)`);

/** "+3 solaris" for what is nothing but goods. */
function asGain(brief: string): string {
  const [verb, glyph = '', amount = '', ...more] = brief.split(' ');
  const good = GOODS.get(glyph);
  const isGain = verb === 'gain' && amount !== '' && more.length === 0;
  return isGain && good !== undefined ? `+${amount} ${good}` : brief;
}
