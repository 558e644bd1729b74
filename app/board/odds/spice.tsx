import { DataBars } from '@/app/_ui/base/data-bars';
import { Checkbox } from '@/app/_ui/base/field';
import { percent } from '@/app/_ui/base/percent';
import { SPICE_DECK } from '@/lib/board/decks/spice-blow';
import { SPICE_FIELDS, SPICE_PLACES, spiceAnswer, spiceQuestion } from '@/lib/board/odds/spice';
import { counted, plural } from '@/lib/sentences';
import { EditionChoice } from '../edition-choice';
import { RuleIds } from '../rule-ids';
import { Amount } from './fields';
import { Fold } from './fold';
import styles from './odds.module.css';
import { Pick } from './pick';
import { tenth } from './tenth';
import { useQuestion } from './use-question';

/** How likely a worm comes, and spice in a place, by turn and by what of the spice deck has been seen. */
export function Spice() {
  const { question, change } = useQuestion(SPICE_FIELDS, spiceQuestion);
  const { edition, double, out, worms, place } = question;
  const answer = spiceAnswer(question);
  const left = answer.territories + answer.worms;
  const wanted = SPICE_PLACES.find(({ id }) => id === place);
  const isOpen = !out.includes(place);
  const isFirst = out.length === 0 && worms === 0;
  return (
    <div className={styles.desk}>
      <Fold summary="What of the spice deck is known">
        <div className={styles.asked}>
          <div className={styles.row}>
            <EditionChoice value={edition} onValueChange={(next) => change({ edition: next })} />
            <Amount
              label="Worms turned over"
              value={worms}
              max={SPICE_DECK.worms}
              onValueChange={(next) => change({ worms: next })}
            />
          </div>
          <Checkbox checked={double} onCheckedChange={(isOn) => change({ double: isOn })}>
            Two spice blows a turn, as in the advanced game
          </Checkbox>
          <fieldset className={styles.part}>
            <legend>Territories turned over</legend>
            <ul className={styles.places}>
              {SPICE_PLACES.map(({ id, name, spice }) => (
                <li key={id}>
                  <Checkbox
                    checked={out.includes(id)}
                    onCheckedChange={(isOut) =>
                      change({ out: isOut ? [...out, id] : out.filter((one) => one !== id) })
                    }
                  >
                    {name} <b>{spice?.amount}</b>
                  </Checkbox>
                </li>
              ))}
            </ul>
          </fieldset>
        </div>
      </Fold>
      <section aria-labelledby="worms" className={styles.section}>
        <h2 id="worms">Worms and spice by turn</h2>
        <p>
          {counted(answer.territories, 'territory', 'territories')} and{' '}
          {counted(answer.worms, 'worm')} {plural(left, 'is', 'are')} left in the deck.{' '}
          {isFirst
            ? 'In the first turn worms that are turned over go back.'
            : `The next card is a worm with ${answer.worms} of ${left}, ${percent(answer.devoured)}: then whatever stands where spice blew last is devoured.`}{' '}
          {answer.spice !== null &&
            `A blow brings ${tenth(answer.spice)} spice on average, the territories left taken alike.`}
        </p>
        <Pick
          label="Spice is waited for in"
          value={place}
          options={SPICE_PLACES.map(({ id, name }) => [id, name] as const)}
          onValueChange={(next) => change({ place: next })}
          hint={isOpen ? undefined : 'Its card is out: none comes till the deck is shuffled.'}
          className={styles.short}
        />
        {answer.turns.length === 0 ? (
          <p>
            The deck does not last for another turn: it is shuffled anew, and all is open again.
          </p>
        ) : (
          <DataBars
            caption="The chance, by spice blow"
            captionHidden
            rowHeader="Spice blow"
            max={1}
            format={percent}
            series={[
              { key: 'first', label: 'The first worm then' },
              { key: 'by', label: 'A worm by then' },
              ...(isOpen ? [{ key: 'place', label: `Spice in ${wanted?.name} by then` }] : []),
            ]}
            rows={answer.turns.map(({ turn, first, by, place: here }) => ({
              key: String(turn),
              label: turn === 1 ? 'the next' : `in ${turn} turns`,
              values: [first, by, ...(here === null ? [] : [here])],
            }))}
          />
        )}
        <p className="text-s text-muted">
          {double ? 'Each turn two territories are turned over' : 'Each turn ends with a territory'}
          , so no worm comes where the next cards are all territories. Spice that blows into the
          storm is not laid. What comes after the deck is shuffled anew is not counted.
        </p>
        <RuleIds
          ids={
            edition === '2019'
              ? ['GF9-spice-02', 'GF9-spice-07', 'GF9-spice-10', 'GF9-spice-11', 'GF9-adv-flow-04']
              : ['DES-blow-04', 'DES-blow-05', 'DES-blow-09', 'DES-adv-spice-01']
          }
        />
      </section>
    </div>
  );
}
