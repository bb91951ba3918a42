'use client';
import { useId, useState, type FormEvent } from 'react';
import { Check, Mail } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { TextField } from '#components/TextField/TextField.tsx';

interface LandingScreenMailingListProps {
  /** Called with a valid address. Without it the form says that the list is not open yet. */
  onSubscribe?: ((email: string) => void) | undefined;
}

/** The mailing list: the browser checks the address, and a message confirms it. */
export function LandingScreenMailingList({ onSubscribe }: LandingScreenMailingListProps) {
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
        <h2 id={titleId}>Letters from the hall</h2>
        <p>What is new in Guildhall and in the markets it serves. A few times a year, never more.</p>
      </div>
      <form data-part="letters-form" onSubmit={handleSubmit}>
        <div data-part="letters-row">
          <TextField
            label="Email"
            name="email"
            type="email"
            size="lg"
            leadingIcon={<Mail />}
            autoComplete="email"
            placeholder="you@company.com"
            required
          />
          <Button type="submit" size="lg">
            Keep me posted
          </Button>
        </div>
        <output data-part="thanks">
          {answered &&
            (onSubscribe ? (
              <>
                <Check size={16} aria-hidden /> Thank you, and welcome.
              </>
            ) : (
              'The letters have yet to begin. Your address was not kept.'
            ))}
        </output>
      </form>
    </section>
  );
}
