import { TalentIcon } from '@/app/_ui/icons/talents';
import type { DeckStats, ListStats } from '@/lib/decks/stats';
import { TALENTS, type Talent, talentName } from '@/lib/rules/talents';
import { counted } from '@/lib/sentences';
import styles from './figures-table.module.css';

/** Each talent in both lists together: who has it, the best rank, and the highest that a card requires. */
export function TalentTable({ stats: { imperial, house } }: { readonly stats: DeckStats }) {
  const rows = TALENTS.map((talent, at) => {
    const both = [imperial.talents[at], house.talents[at]];
    const sum = (of: 'cards' | 'total') => both.reduce((all, one) => all + (one?.[of] ?? 0), 0);
    const best = Math.max(...both.map((one) => one?.best ?? -1));
    return {
      talent,
      cards: sum('cards'),
      ranks: sum('total'),
      best,
      required: required(talent, [imperial, house]),
    };
  });
  return (
    <table className={styles.figures}>
      <caption>Talents</caption>
      <thead>
        <tr>
          <th scope="col">Talent</th>
          <th scope="col">Cards</th>
          <th scope="col">Ranks</th>
          <th scope="col">Best</th>
          <th scope="col" title="The highest rank that a card of the deck requires">
            Required
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ talent, cards, ranks, best, required }) => (
          <tr key={talent} className={cards + required.cards === 0 ? 'text-muted' : undefined}>
            <th scope="row">
              <span className="inline-flex items-baseline gap-2">
                <TalentIcon talent={talent} size={15} />
                {talentName(talent)}
              </span>
            </th>
            <td>{cards}</td>
            <td>{ranks}</td>
            <td>{best < 0 ? '–' : best}</td>
            <td
              className={required.rank > best ? 'text-warning font-semibold' : undefined}
              title={required.cards > 0 ? `By ${counted(required.cards, 'card')}` : undefined}
            >
              {required.cards > 0 && required.rank}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many cards require a talent of their host, and the highest rank among them. */
function required(
  talent: Talent,
  lists: readonly ListStats[],
): { readonly cards: number; readonly rank: number } {
  const asked = lists
    .flatMap(({ requirements }) => requirements)
    .filter((one) => one.talent === talent);
  return {
    cards: asked.reduce((sum, { count }) => sum + count, 0),
    rank: Math.max(-1, ...asked.map(({ rank }) => rank)),
  };
}
