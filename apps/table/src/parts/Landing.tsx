import { useWords } from '../words/index.ts';
import { CardFace } from './CardFace.tsx';
import { fan } from './fan.ts';
import { Setup } from './Setup.tsx';

/** Before the first duel. */
export function Landing() {
  const { words } = useWords();
  return (
    <main className="landing">
      <div className="landing-felt">
        <div className="fan" aria-hidden="true">
          {fan.map((card) => (
            <span key={card.id} className="fan-card">
              <CardFace card={card} />
            </span>
          ))}
        </div>
        <h1>{words.title}</h1>
        <p className="landing-tagline">{words.tagline}</p>
      </div>
      <section className="landing-form" aria-labelledby="setup-title">
        <h2 id="setup-title">{words.setup}</h2>
        <p>{words.setupLead}</p>
        <Setup />
      </section>
    </main>
  );
}
