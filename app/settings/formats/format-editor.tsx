import { useEffect, useRef, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { Checkbox, TextArea, TextInput } from '@/app/_ui/base/field';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { Select } from '@/app/_ui/base/select';
import { RuleLink } from '@/app/_ui/rules/rule-link';
import type { Format } from '@/lib/legality/format';
import { SET_CODES, type SetCode, setName } from '@/lib/rules/taxonomy';
import styles from '../settings.module.css';
import { TitleList } from './title-list';

const NUMBERS = [
  { part: 'imperialMinimum', label: 'Least Imperial cards', rule: 'TAT-4.2-01', min: 0, max: 500 },
  { part: 'houseMinimum', label: 'Least House cards', rule: 'TAT-4.2-07', min: 0, max: 500 },
  {
    part: 'houseCopies',
    label: 'Most copies of a House title',
    rule: 'TAT-4.2-10',
    min: 1,
    max: 99,
  },
] as const;

const TITLES = [
  { part: 'banned', label: 'Banned titles', hint: 'May not be used at all.' },
  { part: 'restricted', label: 'Restricted titles', hint: 'One copy over both decks.' },
] as const;

/** Every part of a format, to be changed and then saved at once. */
export function FormatEditor({
  start,
  isNew,
  onSave,
  onCancel,
}: {
  readonly start: Format;
  readonly isNew: boolean;
  readonly onSave: (format: Format) => void;
  readonly onCancel: () => void;
}) {
  const [format, setFormat] = useState(start);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.select(), []);
  const change = (part: Partial<Format>) => setFormat((before) => ({ ...before, ...part }));
  const nameProblem = format.name.trim() === '' ? 'A format needs a name.' : undefined;
  const setProblem = format.sets.length === 0 ? 'Choose at least one set.' : undefined;

  return (
    <form
      className={styles.editor}
      aria-label={isNew ? 'New format' : `Change ${start.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!nameProblem && !setProblem) onSave({ ...format, name: format.name.trim() });
      }}
    >
      <h3>{isNew ? 'New format' : `Change ${start.name}`}</h3>
      <TextInput
        ref={name}
        label="Name"
        value={format.name}
        maxLength={120}
        problem={nameProblem}
        onValueChange={(name) => change({ name })}
      />
      <TextArea
        label="Summary"
        hint="What it is for, for those who play it."
        rows={2}
        value={format.summary}
        maxLength={2000}
        onValueChange={(summary) => change({ summary })}
      />
      <fieldset className={styles.choices}>
        <legend>Sets</legend>
        {SET_CODES.map((set) => (
          <Checkbox
            key={set}
            checked={format.sets.includes(set)}
            onCheckedChange={(on) => change({ sets: withSet(format.sets, set, on) })}
          >
            {setName(set)}
          </Checkbox>
        ))}
        {setProblem && <span className="text-illegal text-s">{setProblem}</span>}
      </fieldset>
      <div className={styles.numbers}>
        {NUMBERS.map(({ part, label, rule, min, max }) => (
          <div key={part} className={styles.number}>
            <span aria-hidden="true">{label}</span>
            <NumberStepper
              label={label}
              value={format[part]}
              min={min}
              max={max}
              onValueChange={(value) => change({ [part]: value })}
            />
            <RuleLink id={rule} />
          </div>
        ))}
      </div>
      <Select
        label="Once in the Imperial deck"
        value={format.uniqueness}
        options={[
          { value: 'title', label: 'A title' },
          { value: 'character', label: 'A person, under any title' },
        ]}
        onValueChange={(uniqueness) => change({ uniqueness })}
      />
      <fieldset className={styles.choices}>
        <legend>Also</legend>
        <Checkbox checked={format.programs} onCheckedChange={(programs) => change({ programs })}>
          Programs may be bought
        </Checkbox>
        <span className="flex flex-wrap gap-2 items-baseline">
          <Checkbox
            checked={format.sponsorAllegianceFree}
            onCheckedChange={(sponsorAllegianceFree) => change({ sponsorAllegianceFree })}
          >
            The sponsor’s own House cards need no Imperial card of that allegiance
          </Checkbox>
          <RuleLink id="C07" />
        </span>
      </fieldset>
      {TITLES.map(({ part, label, hint }) => (
        <TitleList
          key={part}
          label={label}
          hint={hint}
          titles={format[part]}
          onChange={(titles) => change({ [part]: titles })}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit">
          Save format
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

/** In order of release, whatever the order of clicks. */
function withSet(sets: readonly SetCode[], set: SetCode, on: boolean): readonly SetCode[] {
  return SET_CODES.filter((one) => (one === set ? on : sets.includes(one)));
}
