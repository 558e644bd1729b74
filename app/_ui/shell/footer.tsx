import styles from './shell.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.footInner}>
        <p>
          An unofficial fan tool for the Dune collectible card game. No card images and no printed
          card texts are included; what is drawn here is drawn from the facts of each card.
        </p>
        <p>Your decks stay on your machine.</p>
      </div>
    </footer>
  );
}
