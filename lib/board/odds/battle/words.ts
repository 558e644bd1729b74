import { FACTIONS, leaderName } from '../../factions/factions';
import type { Edition } from '../../rules/book';
import { CARD_CLASSES, className } from '../cards';
import type { VoiceOrder } from './question';
import { type Arms, HERO, orderOf } from './sides';

/** What an edition calls who leads: a leader's name, "Cheap hero", "No leader". */
export function leadName(lead: string | null, edition: Edition, kwisatz = false): string {
  if (kwisatz) return `${leadName(lead, edition)} with the Kwisatz Haderach`;
  if (lead === null) return 'No leader';
  if (lead === HERO) return className(HERO, edition);
  const leader = FACTIONS.flatMap(({ leaders }) => leaders).find(({ id }) => id === lead);
  return leader === undefined ? lead : leaderName(leader, edition);
}

/** "Lasgun", "none" */
export function armName(arm: Arms[0] | Arms[1], edition: Edition): string {
  return arm === null ? 'none' : className(arm, edition);
}

/** "to play a lasgun", "nothing" */
export function orderWords(order: VoiceOrder, edition: Edition): string {
  const said = orderOf(order);
  const what = CARD_CLASSES.find((one) => one === said?.what);
  if (said === null || what === undefined) return 'nothing';
  return `${said.play ? 'to play' : 'not to play'} a ${className(what, edition).toLowerCase()}`;
}

interface Led {
  readonly leader: string | null;
  readonly kwisatz: boolean;
  readonly weapon: Arms[0];
  readonly defense: Arms[1];
}

/** "Stilgar, poison weapon, snooper" */
export function ledWords({ leader, kwisatz, weapon, defense }: Led, edition: Edition): string {
  const cards = [weapon, defense].flatMap((arm) =>
    arm === null ? [] : [className(arm, edition).toLowerCase()],
  );
  return [leadName(leader, edition, kwisatz), ...(cards.length === 0 ? ['no cards'] : cards)].join(
    ', ',
  );
}

/** "Stilgar, poison weapon, snooper, dial 4" */
export function planWords(plan: Led & { readonly dial: number }, edition: Edition): string {
  return `${ledWords(plan, edition)}, dial ${plan.dial}`;
}
