import { useEffect, useEffectEvent, useState } from 'react';

/** Files dropped anywhere on the page, with what they fell on. True while some hang above it. */
export function useDrop(onFiles: (files: readonly File[], on: Element | null) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!holdsFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      const on = event.target instanceof Element ? event.target : null;
      void filesIn(event.dataTransfer).then((files) => take(files, on));
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragenter', over, { signal });
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}

/** A folder gives so many files at most. */
const MOST_FILES = 1_000;

/** The files of a drop, those in dropped folders too. */
async function filesIn(data: DataTransfer): Promise<readonly File[]> {
  // both must be read before the first wait: the browser empties them
  const plain = [...data.files];
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return plain;
  const files: File[] = [];
  try {
    for (const entry of entries) await collect(entry, files);
  } catch {
    // a folder that cannot be looked into comes as a file that cannot be read, and is named so
    return plain;
  }
  return files;
}

async function collect(entry: FileSystemEntry, files: File[]): Promise<void> {
  if (files.length >= MOST_FILES || entry.name.startsWith('.')) return;
  if (entry.isFile) {
    files.push(
      await new Promise<File>((give, no) => (entry as FileSystemFileEntry).file(give, no)),
    );
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((give, no) => reader.readEntries(give, no));
    if (some.length === 0) return;
    for (const inner of some) await collect(inner, files);
  }
}

/** A paste while no field has the focus is meant for the desk. */
export function usePasteAnywhere(onPaste: (text: string) => void): void {
  const take = useEffectEvent(onPaste);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() === '') return;
      event.preventDefault();
      take(text);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
