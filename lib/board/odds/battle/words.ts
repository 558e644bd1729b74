import { FACTIONS, leaderName } from '../../factions/factions';
import type { Edition } from '../../rules/book';
import { className } from '../cards';
import { type Arms, HERO } from './sides';

/** What an edition calls who leads: a leader's name, "Cheap hero", "No leader". */
export function leadName(lead: string | null, edition: Edition): string {
  if (lead === null) return 'No leader';
  if (lead === HERO) return className(HERO, edition);
  const leader = FACTIONS.flatMap(({ leaders }) => leaders).find(({ id }) => id === lead);
  return leader === undefined ? lead : leaderName(leader, edition);
}

/** "Lasgun", "none" */
export function armName(arm: Arms[0] | Arms[1], edition: Edition): string {
  return arm === null ? 'none' : className(arm, edition);
}

/** "Stilgar, poison weapon, snooper, dial 4" */
export function planWords(
  {
    leader,
    weapon,
    defense,
    dial,
  }: { leader: string | null; weapon: Arms[0]; defense: Arms[1]; dial: number },
  edition: Edition,
): string {
  const cards = [weapon, defense].flatMap((arm) =>
    arm === null ? [] : [className(arm, edition).toLowerCase()],
  );
  return [
    leadName(leader, edition),
    ...(cards.length === 0 ? ['no cards'] : cards),
    `dial ${dial}`,
  ].join(', ');
}
