import { CardLine } from '@/app/_ui/card/card-line';
import { gist } from '@/app/_ui/card/operation/lines';
import type { Card, CardId } from '@/lib/cards/card';
import { CardName } from './card-name';
import styles from './card-table.module.css';
import { type CardColumnKey, type Column, USUAL_COLUMNS } from './column-keys';
import { CARD_META, NAME_META } from './column-meta';
import first from './first-cards.module.css';
import { FEW, LINE, lineAt } from './line-size';
import { HEAD, isSpread, laidOut, NameCell, ROW } from './row-parts';

/** As many rows as a window shows before it is scrolled, and more than it may call few. */
export const FIRST_CARDS = 14;

/** The first cards of a search as the server writes them: what the table and the lines show before any script. */
export function FirstCards({
  cards,
  sentences,
}: {
  readonly cards: readonly Card[];
  readonly sentences: ReadonlyMap<CardId, readonly string[]>;
}) {
  const said = ({ id, title }: Card) => gist(sentences.get(id) ?? [], title);
  const columns: readonly Column[] = [
    {
      ...NAME_META,
      cell: (card) => (
        <NameCell card={card} hasSet={USUAL_COLUMNS.includes('set')}>
          {said(card)}
        </NameCell>
      ),
    },
    ...USUAL_COLUMNS.filter(isWritten).map((key) => ({ key, ...CARD_META[key] })),
  ];
  const isFew = cards.length <= FEW;
  return (
    <>
      <div className={first.wide}>
        <section
          className={styles.grid}
          style={laidOut(columns)}
          aria-label="Cards found"
          aria-busy="true"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <div className={styles.head} style={{ height: HEAD }}>
            {columns.map(({ key, label, head = label, align = 'start' }) => (
              <div key={key} className={styles.headCell} data-align={align}>
                <span className={styles.sort}>{head}</span>
              </div>
            ))}
          </div>
          <ul className={styles.body}>
            {cards.map((card, line) => (
              <li
                key={card.id}
                className={styles.row}
                data-type={card.type}
                style={{ transform: `translateY(${line * ROW}px)` }}
              >
                {columns.map(({ key, align = 'start', cell }, at) => (
                  <div
                    key={key}
                    className={styles.cell}
                    data-align={align}
                    data-spread={isSpread(columns, at, card) ? '' : undefined}
                  >
                    {cell(card)}
                  </div>
                ))}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className={first.narrow}>
        <ul className={styles.lines} data-few={isFew ? '' : undefined} aria-busy="true">
          {cards.slice(0, FEW).map((card, at) => (
            <li
              key={card.id}
              className={styles.line}
              style={lineAt(isFew ? undefined : at * LINE, LINE)}
            >
              <CardLine
                card={card}
                does={said(card)}
                wrapTitle={() => <CardName card={card} short reachable />}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function isWritten(key: CardColumnKey): key is Exclude<CardColumnKey, 'own'> {
  return key !== 'own';
}
