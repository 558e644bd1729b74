import type { ReactNode } from 'react';
import { BoardNav } from './board-nav';

export default function BoardLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <BoardNav />
      {children}
    </>
  );
}
