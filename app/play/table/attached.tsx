import { Layers } from 'lucide-react';
import { cardName } from '@/lib/engine/narration/naming';
import type { GameCardId } from '@/lib/engine/state/state';
import type { ViewedCard } from '@/lib/engine/state/view';
import { counted, listed } from '@/lib/sentences';
import styles from './attached.module.css';
import { useTable } from './table-context';
import { Deferment, SpiceOn } from './tokens';

/**
 * How many cards lie under one where their names have no room, and what lies on them; on demand which, and what can be done
 * with each.
 */
export function Attached({
  host,
  cards,
}: {
  readonly host: GameCardId;
  readonly cards: readonly ViewedCard[];
}) {
  const { view, catalogue, places, aim, asked, openMenu } = useTable();
  const deferment = cards.reduce((sum, card) => sum + card.deferment, 0);
  const spice = cards.reduce((sum, card) => sum + card.spice, 0);
  const ids = cards.map(({ id }) => id);
  const lit = ids.filter((id) => (aim === null ? places.cards.has(id) : aim.targets.has(id)));
  const names = listed(
    cards.map((card) =>
      [
        catalogue.byId.get(card.card ?? '')?.title ?? 'face down',
        ...(card.deferment > 0 ? [counted(card.deferment, 'deferment token')] : []),
        ...(card.spice > 0 ? [`${card.spice} spice`] : []),
      ].join(' with '),
    ),
  );
  return (
    <button
      type="button"
      className={styles.attached}
      title={names}
      aria-label={`${counted(cards.length, 'card')} under ${cardName(view, catalogue, host)}: ${names}`}
      aria-haspopup="menu"
      data-under={ids.join(' ')}
      data-can={aim === null && lit.length > 0 ? '' : undefined}
      data-mark={aim !== null && lit.length > 0 ? 'target' : undefined}
      data-asked={asked !== null && ids.includes(asked) ? '' : undefined}
      onClick={({ currentTarget }) =>
        openMenu({ card: ids[0] ?? -1, element: currentTarget, under: ids })
      }
    >
      <Layers size={11} strokeWidth={2.5} aria-hidden />
      {cards.length}
      {deferment > 0 && <Deferment many={deferment} />}
      {spice > 0 && <SpiceOn many={spice} />}
    </button>
  );
}
