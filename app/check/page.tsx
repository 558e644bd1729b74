import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Page } from '@/app/_ui/base/page-title';
import styles from './check.module.css';
import { Desk } from './desk';
import { LIST_FILES } from './list-files';
import { ExampleVerdict } from './one-list/example-verdict';

export const metadata: Metadata = {
  title: 'Check lists',
  description:
    'Paste or open Dune CCG deck lists, one or a whole tournament: which cards they mean, whether they are legal and why not.',
};

export default function CheckPage() {
  return (
    <Page className={styles.page}>
      <NuqsAdapter>
        <Desk accept={LIST_FILES} example={<ExampleVerdict />} />
      </NuqsAdapter>
    </Page>
  );
}
