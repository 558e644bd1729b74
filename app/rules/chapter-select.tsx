'use client';

import { useRouter } from 'next/navigation';
import { NativeSelect } from '@/app/_ui/base/native-select';
import { useEarlyChoice } from '@/app/_ui/base/use-early-choice';
import type { Game } from '@/app/_ui/data/rule-entry';
import { type CountedChapter, hrefOf } from './chapters';
import styles from './rules.module.css';

/**
 * The contents where there is no room for them beside the rules: it lies over the name of the
 * chapter, which is what it shows.
 */
export function ChapterSelect({
  game,
  contents,
  chapter,
  text,
}: {
  readonly game: Game;
  readonly contents: readonly CountedChapter[];
  readonly chapter: string | null;
  readonly text: string;
}) {
  const router = useRouter();
  const value = chapter ?? '';
  const choose = (chosen: string) =>
    router.push(hrefOf(game, chosen === '' ? null : chosen, text), { scroll: false });
  const early = useEarlyChoice(value, choose);
  const books = [...new Set(contents.map(({ book }) => book))];
  return (
    <div className={styles.chapter}>
      <NativeSelect
        ref={early}
        aria-label="Chapter"
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {(text !== '' || chapter === null) && <option value="">In all chapters</option>}
        {books.map((book) => (
          <optgroup key={book} label={book}>
            {contents
              .filter((one) => one.book === book)
              .map(({ key, title, count }) => (
                <option key={key} value={key}>
                  {title} ({count})
                </option>
              ))}
          </optgroup>
        ))}
      </NativeSelect>
    </div>
  );
}
