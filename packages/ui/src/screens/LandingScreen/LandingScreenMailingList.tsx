'use client';
// It renders once: a cache would only be more bytes.
'use no memo';
import { useId, useState, type FormEvent } from 'react';
import { Check, Mail } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { LandingScreenLabels } from './LandingScreen.labels.ts';

interface LandingScreenMailingListProps {
  /** Called with a valid address. Without it the form says that the list is not open yet. */
  onSubscribe?: ((email: string) => void) | undefined;
  /** The words of the page. */
  words: LandingScreenLabels;
}

/** The mailing list: the browser checks the address, and a message confirms it. */
export function LandingScreenMailingList({ onSubscribe, words }: LandingScreenMailingListProps) {
  const titleId = useId();
  const [answered, setAnswered] = useState(false);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    if (typeof email !== 'string') return;
    onSubscribe?.(email);
    event.currentTarget.reset();
    setAnswered(true);
  };

  return (
    <section data-part="letters" aria-labelledby={titleId}>
      <div data-part="letters-text">
        <h2 id={titleId}>{words.letters}</h2>
        <p>{words.lettersText}</p>
      </div>
      <form data-part="letters-form" onSubmit={handleSubmit}>
        <div data-part="letters-row">
          <TextField
            label={words.email}
            name="email"
            type="email"
            size="lg"
            leadingIcon={<Mail />}
            autoComplete="email"
            placeholder={words.emailPlaceholder}
            required
          />
          <Button type="submit" size="lg">
            {words.subscribe}
          </Button>
        </div>
        <output data-part="thanks">
          {answered &&
            (onSubscribe ? (
              <>
                <Check size={16} aria-hidden /> {words.subscribed}
              </>
            ) : (
              words.notOpen
            ))}
        </output>
      </form>
    </section>
  );
}
