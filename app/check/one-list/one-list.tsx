import { Table2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Beside } from '@/app/_ui/base/beside';
import { Button } from '@/app/_ui/base/button';
import { late } from '@/app/_ui/base/late';
import { OnItsWay } from '@/app/_ui/data/not-fetched';
import { WithCatalogue } from '@/app/_ui/data/with-catalogue';
import type { LineMarks } from './line-marks';
import { ListInput } from './list-input';
import { CLEAR_DESK, setDesk, useDesk } from './list-memory';
import type { Source } from './read-file';

const load = () => import('./read').then((module) => module.Read);
const Read = late(load);

const NO_MARKS: LineMarks = new Map();

export interface OneListProps {
  /** Kinds of files that a chooser offers first. */
  readonly accept: string;
  /** What is said of a list, before there is one. */
  readonly example: ReactNode;
  /** Several files, or an archive. */
  readonly onMany: (files: readonly File[]) => void;
  /** Puts this list among those of a tournament. */
  readonly onMove: () => void;
  /** Whether there is a tournament already. */
  readonly hasTournament: boolean;
}

/** One list by itself: what was sent on the left, what it means and whether it is legal beside it. */
export function OneList({ accept, example, onMany, onMove, hasTournament }: OneListProps) {
  const desk = useDesk();
  const [marks, setMarks] = useState<LineMarks>(NO_MARKS);
  useEffect(() => {
    load().catch(() => undefined);
  }, []);

  function open({ text, file }: Source) {
    setDesk({ ...CLEAR_DESK, text, file });
  }

  const isEmpty = desk.text.trim() === '';
  return (
    <Beside
      example={isEmpty ? example : null}
      input={
        <ListInput
          accept={accept}
          text={desk.text}
          file={desk.file}
          marks={isEmpty ? NO_MARKS : marks}
          onOpen={open}
          onEdit={(text) => setDesk(text === '' ? CLEAR_DESK : { ...desk, text })}
          onClear={() => setDesk(CLEAR_DESK)}
          onMany={onMany}
          actions={
            !isEmpty && (
              <Button
                aria-label={hasTournament ? 'Add to the tournament' : 'Start a tournament'}
                onClick={onMove}
              >
                <Table2 size={16} aria-hidden />
                Tournament
              </Button>
            )
          }
        />
      }
    >
      <WithCatalogue safe="Your list is safe in the box.">
        {(catalogue) => (
          <Read
            catalogue={catalogue}
            desk={desk}
            onChange={setDesk}
            onMarks={setMarks}
            onKept={() => setDesk(CLEAR_DESK)}
            meanwhile={<OnItsWay>Reading…</OnItsWay>}
          />
        )}
      </WithCatalogue>
    </Beside>
  );
}
