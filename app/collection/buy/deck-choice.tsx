import { setBuilt } from '@/app/_owned/collection-actions';
import { Checkbox } from '@/app/_ui/base/field';
import { Link } from '@/app/_ui/base/link';
import { RadioGroup } from '@/app/_ui/base/radio-group';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Holdings } from '@/app/_ui/stored/page-storage';
import { needOf, type Sharing, total } from '@/lib/decks/collection';
import { deckTitle } from '@/lib/decks/title';
import { counted } from '@/lib/sentences';
import type { StoredDeck } from '@/lib/storage/decks';
import styles from './buy.module.css';

const SHARING: readonly (readonly [Sharing, label: string, hint: string])[] = [
  [
    'shared',
    'share their cards',
    'One set of cards goes from deck to deck: of each, the most that one needs.',
  ],
  ['apart', 'are built at the same time', 'Every deck has its own copies.'],
];

export interface DeckChoiceProps {
  readonly decks: readonly StoredDeck[];
  readonly chosen: readonly StoredDeck[];
  readonly held: Holdings;
  readonly together: Sharing;
  /** Copies that a deck lacks by itself; decks that share may take those of the chosen ones. */
  readonly missingOf: (stored: StoredDeck) => number;
  /** Copies that no chosen deck lacks by itself, but all of them together. */
  readonly contested: number;
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onTogether: (sharing: Sharing) => void;
}

/** Which decks are to be built, whether they share cards, and which of them lie built. */
export function DeckChoice(props: DeckChoiceProps) {
  const { decks, chosen, held, together, missingOf, contested, onChoose, onTogether } = props;
  const ids = chosen.map(({ id }) => id);
  const all = ids.length === decks.length;
  return (
    <section aria-labelledby="decks-chosen" className="flex flex-col gap-4 min-w-0">
      <h2 id="decks-chosen">Decks to build</h2>
      <table className={styles.decks}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                checked={all}
                onCheckedChange={(on) => onChoose(on ? decks.map(({ id }) => id) : [])}
              >
                All decks
              </Checkbox>
            </th>
            <th scope="col" className={styles.number}>
              Missing
            </th>
            <th scope="col">Built</th>
          </tr>
        </thead>
        <tbody>
          {decks.map((stored) => {
            const { id, deck } = stored;
            const title = deckTitle(deck);
            const missing = missingOf(stored);
            const built = held.built.has(id);
            return (
              <tr key={id}>
                <th scope="row">
                  <Checkbox
                    checked={ids.includes(id)}
                    aria-label={`Buy for ${title}`}
                    onCheckedChange={(on) =>
                      onChoose(
                        decks
                          .map((one) => one.id)
                          .filter((one) => (one === id ? on : ids.includes(one))),
                      )
                    }
                  >
                    <span className="inline-flex items-center gap-2">
                      <PowerIcon power={deck.sponsor} coloured size={16} />
                      <Link href={`/decks/build?deck=${id}`} className={styles.deck}>
                        {title}
                      </Link>
                    </span>
                  </Checkbox>
                </th>
                <td className={styles.number}>
                  {missing === 0 ? <span className={styles.zero}>nothing</span> : missing}
                </td>
                <td>
                  <Checkbox
                    checked={built}
                    aria-label={`${title} is built`}
                    onCheckedChange={(on) => void setBuilt(stored, on)}
                  >
                    {built ? `${counted(total(needOf(deck)), 'card')} reserved` : ''}
                  </Checkbox>
                </td>
              </tr>
            );
          })}
        </tbody>
        {contested > 0 && (
          <tfoot>
            <tr>
              <th scope="row">Owned once, needed by several</th>
              <td className={styles.number}>{contested}</td>
              <td />
            </tr>
          </tfoot>
        )}
      </table>
      <RadioGroup
        stacked
        legend="The chosen decks"
        name="together"
        options={SHARING}
        value={together}
        onValueChange={onTogether}
      />
      <p className={styles.hint}>
        “Missing” looks at each deck alone. Cards in built decks that are not chosen stay where they
        are and are not counted as free.
      </p>
    </section>
  );
}
