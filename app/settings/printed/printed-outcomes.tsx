import { Verdict } from '@/app/_ui/base/verdict';
import { fullName } from '@/lib/cards/card';
import type { LoadedSet } from '@/lib/codecs/files/set-file';
import { setName } from '@/lib/rules/taxonomy';
import { counted } from '@/lib/sentences';
import styles from './printed.module.css';
import type { LoadOutcome } from './printed-loader';

/** What became of the files that were just chosen. */
export function PrintedOutcomes({ outcomes }: { readonly outcomes: readonly LoadOutcome[] }) {
  if (outcomes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2" aria-label="What became of the files">
      {outcomes.map((outcome, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
        <li key={at}>
          {outcome.kind === 'refused' ? (
            <Verdict tone="illegal">
              {outcome.file}: <span className="font-normal wrap-anywhere">{outcome.message}</span>
            </Verdict>
          ) : (
            <Loaded
              file={outcome.file}
              loaded={outcome.loaded}
              replaces={outcome.before !== null}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Loaded({
  file,
  loaded,
  replaces,
}: {
  readonly file: string;
  readonly loaded: LoadedSet;
  readonly replaces: boolean;
}) {
  const { set, cards, left, missing } = loaded;
  const all = cards.length + missing.length;
  const isWhole = left.length === 0 && missing.length === 0;
  return (
    <Verdict
      tone={isWhole ? 'legal' : 'warning'}
      {...(!isWhole && { details: <Gaps loaded={loaded} /> })}
    >
      {setName(set)}: {missing.length === 0 ? `all ${all}` : `${cards.length} of ${all}`} cards
      <span className="font-normal wrap-anywhere">
        {left.length > 0 && `, ${counted(left.length, 'entry', 'entries')} of the file left out`}
        {replaces && ', in place of what was loaded before'} ({file})
      </span>
    </Verdict>
  );
}

const WHY = {
  unknown: 'no card of the Registry',
  ambiguous: 'several cards have this name',
  repeated: 'stands in the file twice',
} as const;

/** Longer lists tell nothing more. */
const MOST = 40;

function Gaps({ loaded: { left, missing } }: { readonly loaded: LoadedSet }) {
  return (
    <div className="pt-2">
      <Some
        title="In the file, but left out:"
        lines={left.map(
          ({ name, line, why }) => `${name || 'A card without a name'}: ${WHY[why]} (line ${line})`,
        )}
      />
      <Some title="In the set, but not in the file:" lines={missing.map(fullName)} />
    </div>
  );
}

function Some({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul className={styles.gaps}>
        {lines.slice(0, MOST).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > MOST && <li>and {lines.length - MOST} more</li>}
      </ul>
    </>
  );
}
