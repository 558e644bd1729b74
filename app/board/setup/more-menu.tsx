import { Ellipsis } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { IconButton } from '@/app/_ui/base/button';
import { FileInput } from '@/app/_ui/base/file-input';
import { late } from '@/app/_ui/base/late';
import { toast } from '@/app/_ui/base/toast';
import { partNotFetched } from '@/app/_ui/data/part-not-fetched';
import { type BoardSetup, CIRCLES } from '@/lib/board/setup/setup';
import styles from './setup.module.css';

const MoreItems = late(() => import('./more-items').then((module) => module.MoreItems));

/** A set-up is read from a file of at most so many bytes. */
const MOST_BYTES = 20_000;

/** The code for it did not come. */
function notDone(): void {
  toast({ title: 'Nothing was done', description: partNotFetched().message, tone: 'warning' });
}

function MoreButton(props: Omit<ComponentProps<typeof IconButton>, 'label' | 'children'>) {
  return (
    <IconButton {...props} label="More about this set-up" className={styles.more}>
      <Ellipsis size={18} aria-hidden />
    </IconButton>
  );
}

/** What is seldom done with a set-up: its link, its sheet on paper, and as a file and back. Fetched with the first press. */
export function MoreMenu({
  setup,
  onOpen,
}: {
  readonly setup: BoardSetup;
  readonly onOpen: (setup: BoardSetup) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState(false);

  async function save() {
    const [{ setupJson }, { saveText }] = await Promise.all([
      import('@/lib/board/setup/file'),
      import('@/app/_ui/base/save-file'),
    ]);
    saveText('dune-set-up.json', JSON.stringify(setupJson(setup), null, 2), 'application/json');
  }

  async function open(file: File) {
    const [{ parseSetup }, { parseJson }] = await Promise.all([
      import('@/lib/board/setup/file'),
      import('@/lib/codecs/files/parse-json'),
    ]);
    const json = file.size > MOST_BYTES ? null : parseJson(await file.text(), '', '');
    const read = parseSetup(json?.ok ? json.value : null);
    if (read.ok) {
      onOpen(read.value);
      toast({ title: `${file.name} is open`, tone: 'legal' });
    } else
      toast({
        title: `${file.name} holds no set-up`,
        description: `Choose a file that was saved here, with ${CIRCLES} seats. Nothing was changed.`,
        tone: 'warning',
      });
  }

  const closed = (
    <MoreButton aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} />
  );
  return (
    <>
      {asked ? (
        <MoreItems
          trigger={<MoreButton />}
          onSave={() => void save().catch(notDone)}
          onOpen={() => input.current?.click()}
          meanwhile={closed}
        />
      ) : (
        closed
      )}
      <FileInput
        ref={input}
        accept=".json,application/json"
        testId="setup-file"
        onFiles={([file]) => file && void open(file).catch(notDone)}
      />
    </>
  );
}
