import { Button } from '@/app/_ui/base/button';
import { Checkbox } from '@/app/_ui/base/field';
import { advancedGame, type Layer, optionsOf } from '@/lib/board/editions/editions';
import { hasOption, optionOf, withOptions } from '@/lib/board/setup/options';
import type { BoardSetup } from '@/lib/board/setup/setup';
import { counted } from '@/lib/sentences';
import styles from './option-list.module.css';

const GROUPS: readonly (readonly [Layer, string])[] = [
  ['advanced', 'Advanced game'],
  ['optional', 'Optional rules'],
];

/** What is agreed on beside the basic game, in the groups of the rulebook; rulings of the table come last. */
export function OptionList({
  setup,
  onChange,
}: {
  readonly setup: BoardSetup;
  readonly onChange: (setup: BoardSetup) => void;
}) {
  const { edition } = setup;
  const whole = advancedGame(edition);
  const isWhole = whole.every((id) => hasOption(setup, id));
  const rulings = idsOf(setup, 'ruling');
  const played = rulings.filter((id) => hasOption(setup, id)).length;
  return (
    <div className={styles.groups}>
      {GROUPS.map(([layer, title]) => {
        const ids = idsOf(setup, layer);
        return ids.length === 0 ? null : (
          <fieldset key={layer}>
            <legend>{title}</legend>
            {layer === 'advanced' && (
              <Button
                size="small"
                className={styles.all}
                onClick={() =>
                  onChange(withOptions(setup, isWhole ? { leave: ids } : { put: whole }))
                }
              >
                {isWhole ? 'Clear all' : 'Select all'}
              </Button>
            )}
            <Options ids={ids} setup={setup} onChange={onChange} />
          </fieldset>
        );
      })}
      <details className={styles.rulings}>
        <summary>
          Rulings that tables play otherwise
          {played > 0 && <span> · {played} chosen</span>}
        </summary>
        <p className="text-s text-muted">
          The rulebook leaves {counted(rulings.length, 'point')} open. Without a tick the answer of
          the Registry is played.
        </p>
        <Options ids={rulings} setup={setup} onChange={onChange} />
      </details>
    </div>
  );
}

function Options({
  ids,
  setup,
  onChange,
}: {
  readonly ids: readonly string[];
  readonly setup: BoardSetup;
  readonly onChange: (setup: BoardSetup) => void;
}) {
  return (
    <ul className={styles.options}>
      {ids.map((id) => {
        const option = optionOf(id);
        return option === undefined ? null : (
          <li key={id}>
            <Checkbox
              checked={hasOption(setup, id)}
              onCheckedChange={(isOn) =>
                onChange(withOptions(setup, isOn ? { put: [id] } : { leave: [id] }))
              }
            >
              {option.label}
              <small className={styles.text}>{option.text}</small>
            </Checkbox>
          </li>
        );
      })}
    </ul>
  );
}

function idsOf({ edition }: BoardSetup, layer: Layer): readonly string[] {
  return optionsOf(edition).flatMap(({ id, layers }) => (layers[edition] === layer ? [id] : []));
}
