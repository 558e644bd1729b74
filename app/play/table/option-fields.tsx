import { Checkbox } from '@/app/_ui/base/field';
import { Select } from '@/app/_ui/base/select';
import { RuleLink } from '@/app/_ui/rules/rule-link';
import { type GameOptions, optionsOf } from '@/lib/engine/state/options';
import type { RuleSet } from '@/lib/engine/state/state';
import styles from './option-fields.module.css';

interface Field<K extends keyof GameOptions> {
  readonly name: K;
  readonly rule: string;
  readonly words: string;
  readonly choices?: Readonly<Record<Extract<GameOptions[K], string>, string>>;
}

type AnyField = { [K in keyof GameOptions]: Field<K> }[keyof GameOptions];

const OPTIONAL: readonly AnyField[] = [
  { name: 'sixFiefsWin', rule: 'TAT-8.1-01', words: 'The six fiefs of Dune win' },
  { name: 'surrender', rule: 'TAT-8.2.1-01', words: 'A tied House may give way for a favor' },
  { name: 'promptEvents', rule: 'TAT-8.3.1-01', words: 'Full events are deployed or discarded' },
  { name: 'openRites', rule: 'TAT-8.3.2-01', words: 'Every House may use tactics in every rite' },
];

const SWITCHES: readonly AnyField[] = [
  {
    name: 'subduedHost',
    rule: 'C01',
    words: 'Cards on a host that is subdued',
    choices: { 'cards-stay': 'stay as they are', 'participants-go-down': 'participants go down' },
  },
  {
    name: 'engagedLeaderAddsForce',
    rule: 'C03',
    words: 'A defense leader that was engaged before adds force',
  },
  {
    name: 'plainTacticsInRites',
    rule: 'C04',
    words: 'Declaration tactics that name no rite may be used in rites',
  },
  { name: 'captureCostsFavor', rule: 'C08', words: 'Capturing a foreign persona costs a favor' },
  { name: 'duneCanBeUsurped', rule: 'C11', words: 'A subdued Dune may be moved by effects' },
  {
    name: 'initiativeTactics',
    rule: 'C12',
    words: 'Initiative tactics',
    choices: { rounds: 'in rounds', 'any-time': 'at any time' },
  },
  {
    name: 'admissionIsCheckedTwice',
    rule: 'C16',
    words: 'Spice and favor are looked at again when admission is granted',
  },
  {
    name: 'imperialDraw',
    rule: 'C17',
    words: 'Filling the Assembly',
    choices: { optional: 'as the House likes', mandatory: 'must be done' },
  },
  {
    name: 'movesToDune',
    rule: 'C22',
    words: 'What moves to Dune and back',
    choices: { everything: 'everything', 'resources-by-choice': 'resources by choice' },
  },
  {
    name: 'adversariesOf',
    rule: 'C36',
    words: 'Adversaries of a House',
    choices: { sponsor: 'of its sponsor', 'sponsor-and-included': 'and of included Powers' },
  },
  {
    name: 'turnedAdversarial',
    rule: 'C37',
    words: 'A card that turns adversarial',
    choices: { nothing: 'stays', subdued: 'is subdued' },
  },
  {
    name: 'payeeGets',
    rule: 'C39',
    words: 'A House that is paid for a petition gets',
    choices: { 'above-listed-cost': 'what is above the listed cost', everything: 'everything' },
  },
];

/** The optional rules, and the questions on which the two rulebooks part; what the rule set says unless told. */
export function OptionFields({
  rules,
  changes,
  onChange,
}: {
  readonly rules: RuleSet;
  readonly changes: Partial<GameOptions>;
  readonly onChange: (changes: Partial<GameOptions>) => void;
}) {
  const now = optionsOf(rules, changes);
  const usual = optionsOf(rules);

  function set(name: keyof GameOptions, value: string | boolean) {
    const { [name]: _, ...others } = changes;
    onChange(usual[name] === value ? others : { ...others, [name]: value });
  }

  const draw = (fields: readonly AnyField[]) =>
    fields.map(({ name, rule, words, choices }) => (
      <div key={name} className={styles.field}>
        {choices === undefined ? (
          <Checkbox checked={now[name] === true} onCheckedChange={(checked) => set(name, checked)}>
            {words}
          </Checkbox>
        ) : (
          <Select
            label={words}
            value={String(now[name])}
            options={Object.entries(choices).map(([value, label]) => ({ value, label }))}
            onValueChange={(value) => set(name, value)}
          />
        )}
        <RuleLink id={rule} />
      </div>
    ));

  return (
    <div className={styles.groups}>
      <fieldset>
        <legend>Optional rules</legend>
        {draw(OPTIONAL)}
      </fieldset>
      <fieldset>
        <legend>Where the rulebooks disagree</legend>
        {draw(SWITCHES)}
      </fieldset>
    </div>
  );
}
