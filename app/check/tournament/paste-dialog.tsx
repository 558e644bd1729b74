import { useRef, useState } from 'react';
import { Answers, Dialog } from '@/app/_ui/base/dialog';
import { TextArea } from '@/app/_ui/base/field';
import { readPaste } from '../one-list/read-file';

/** A list that is typed or pasted, where there is no box for it on the page. */
export function PasteDialog({
  title,
  action,
  initial = '',
  onClose,
  onText,
}: {
  readonly title: string;
  /** What the button says. */
  readonly action: string;
  /** What stands in the box at first. */
  readonly initial?: string;
  readonly onClose: () => void;
  readonly onText: (text: string) => void;
}) {
  const [text, setText] = useState(initial);
  const box = useRef<HTMLTextAreaElement>(null);
  const read = readPaste(text);
  return (
    <Dialog
      shape="wide"
      initialFocus={box}
      onClose={onClose}
      title={title}
      foot={
        <Answers
          yes={action}
          disabled={text.trim() === '' || !read.ok}
          onYes={() => onText(text)}
        />
      }
    >
      <TextArea
        ref={box}
        label="List"
        rows={12}
        spellCheck={false}
        value={text}
        problem={read.ok ? null : read.problems[0]?.message}
        onValueChange={setText}
      />
    </Dialog>
  );
}
