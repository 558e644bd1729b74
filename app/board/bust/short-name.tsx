/** Names of three words or of a long one, as they stand on two lines below a face. */
const SHORT: Readonly<Record<string, string>> = {
  'Dr. Wellington Yueh': 'Dr. Yueh',
  'Margot Lady Fenring': 'Lady Fenring',
  'Reverend Mother Ramallo': 'Mother Ramallo',
  'Count Hasimir Fenring': 'Count Fenring',
  'Captain Iakin Nefud': 'Captain Nefud',
  'Guild Representative': 'Guild Rep.',
};

/** A leader's name beside its face: short where it is long, and whole for who hears it or rests on it. */
export function ShortName({ name }: { readonly name: string }) {
  const short = SHORT[name];
  if (short === undefined) return <span>{name}</span>;
  return (
    <span title={name}>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden>{short}</span>
    </span>
  );
}
