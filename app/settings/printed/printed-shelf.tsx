'use client';

import { Link } from '@/app/_ui/base/link';
import { RadioGroup } from '@/app/_ui/base/radio-group';
import { textChoice } from '@/app/_ui/printed/text-choice';
import { useStored } from '@/app/_ui/stored/use-stored';
import { counted } from '@/lib/sentences';
import type { PrintedRecord } from '@/lib/storage/records';
import { SetFiles } from './set-files';
import { useDifferences } from './use-differences';

/** The player's own set files, where they differ from the Registry, and whose words stand on the cards. */
export function PrintedShelf() {
  const stored = useStored('printed');
  const sets = stored.status === 'ready' ? stored.value.rows : [];
  return (
    <>
      <SetFiles />
      {sets.length > 0 && <DifferencesLine sets={sets} />}
      {sets.length > 0 && <TextSwitch />}
    </>
  );
}

/** Whose words stand on the cards, on every page. */
function TextSwitch() {
  return (
    <RadioGroup
      legend="On the cards stand"
      name="texts"
      options={[
        ['printed', 'The printed texts', 'From your set files, wherever they have the card.'],
        ['registry', 'The Registry’s words', 'What the engine does, said in one way throughout.'],
      ]}
      value={textChoice.use()}
      onValueChange={textChoice.set}
    />
  );
}

/** How many facts differ, once the catalogue is there to compare with. */
function DifferencesLine({ sets }: { readonly sets: readonly PrintedRecord[] }) {
  const found = useDifferences(sets);
  if (found.status !== 'ready') return null;
  const { all, news } = found;
  if (all.length === 0)
    return (
      <p className="text-muted text-s wrap-anywhere">
        Every fact in these files agrees with the Registry.
      </p>
    );
  const known = all.length - news.length;
  return (
    <p>
      {news.length === 0
        ? 'Nothing new in these files differs from the Registry’s facts'
        : `${counted(news.length, 'fact differs', 'facts differ')} from the Registry’s`}
      {known > 0 && `; ${counted(known, 'slip')} in them the Registry has corrected`}.{' '}
      <Link href={news.length === 0 ? '/settings/printed?show=known' : '/settings/printed'}>
        See the differences
      </Link>
    </p>
  );
}
