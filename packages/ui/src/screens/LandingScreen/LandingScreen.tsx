'use client';
// It renders once: a cache would only be more bytes.
'use no memo';
import { ArrowRight, ClipboardList, Handshake, MessagesSquare, Store } from 'lucide-react';
import { useRef, type ComponentProps, type MouseEvent } from 'react';
import { Brand } from '#trade/Brand/Brand.tsx';
import { Link } from '#components/Link/Link.tsx';
import { SkipLink } from '#components/SkipLink/SkipLink.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { scrollIntoView } from '#lib/platform.ts';
import { useScrolled } from '#lib/use-scrolled.tsx';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { landingScreenLabels, type LandingScreenLabels } from './LandingScreen.labels.ts';
import { Root } from './LandingScreen.styles.ts';
import { LandingScreenGlobe } from './LandingScreenGlobe.tsx';
import { LandingScreenHall } from './LandingScreenHall.tsx';
import { LandingScreenMailingList } from './LandingScreenMailingList.tsx';

export interface LandingScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The address of 'Register'. */
  registerHref: string;
  /** The address of 'Login'. */
  loginHref: string;
  /** Called on a plain click on a link to another page, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /**
   * Called with the address of a visitor who joins the mailing list, who is thanked. Without it the form says that
   * the list is not open yet.
   */
  onSubscribe?: ((email: string) => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<LandingScreenLabels> | undefined;
}

const tiles = [
  { Icon: Handshake, title: 'connections', text: 'connectionsText' },
  { Icon: Store, title: 'storefront', text: 'storefrontText' },
  { Icon: ClipboardList, title: 'requests', text: 'requestsText' },
  { Icon: MessagesSquare, title: 'conversations', text: 'conversationsText' },
] as const;

// Always the same elements, so that React does not render the drawings again when the page is scrolled.
const hall = <LandingScreenHall />;
const globe = <LandingScreenGlobe />;

/**
 * The page that visitors see first: what Guildhall is, and the links to sign up and log in. It renders on the server
 * and can be read without a script.
 */
export function LandingScreen({
  registerHref,
  loginHref,
  onNavigate,
  onSubscribe,
  labels,
  ...rest
}: LandingScreenProps) {
  const words = useLabels('LandingScreen', landingScreenLabels, labels);
  const featuresRef = useRef<HTMLElement>(null);
  const [scrolled, marker] = useScrolled();
  const navigation = onNavigate ? { onNavigate } : {};

  const showFeatures = (event: MouseEvent<HTMLAnchorElement>) => {
    const features = featuresRef.current;
    if (!features) return;
    event.preventDefault();
    scrollIntoView(features, 'start');
    // Keyboard users continue from here.
    features.focus({ preventScroll: true });
  };

  return (
    <Root data-component="LandingScreen" {...rest}>
      <SkipLink targetId="content" />
      {marker}
      <header data-part="bar" data-scrolled={scrolled ? '' : undefined}>
        <span data-part="brand">
          <Brand />
        </span>
        <nav data-part="ways" aria-label={words.navigation}>
          <Link href="#features" variant="subtle" onClick={showFeatures}>
            {words.knowMore}
          </Link>
          <Link href={loginHref} variant="subtle" {...navigation}>
            {words.logIn}
          </Link>
          <Link href={registerHref} variant="primary" {...navigation}>
            {words.register}
          </Link>
        </nav>
      </header>

      <main id="content" tabIndex={-1}>
        <section data-part="hero">
          <div data-part="stage">
            <div data-part="pitch">
              <h1>{words.headline}</h1>
              <p data-part="tagline">{words.tagline}</p>
              <Link href={registerHref} variant="primary" trailingIcon={<ArrowRight />} {...navigation}>
                {words.join}
              </Link>
            </div>
            {hall}
          </div>
        </section>

        <section
          data-part="features"
          id="features"
          ref={featuresRef}
          tabIndex={-1}
          aria-label={words.features}
        >
          <div data-part="welcome">
            <p data-part="eyebrow">{words.welcome}</p>
            <h2>{words.welcomeTitle}</h2>
            <p>{words.welcomeText}</p>
          </div>
          <div data-part="reach">
            <div data-part="reach-text">
              <h3>{words.reach}</h3>
              <p>{words.reachText}</p>
            </div>
            {globe}
          </div>
          <ul data-part="tiles">
            {tiles.map(({ Icon, title, text }) => (
              <li key={title} data-part="tile">
                <span data-part="tile-icon">
                  <Icon size={20} aria-hidden />
                </span>
                <h3>{words[title]}</h3>
                <p>{words[text]}</p>
              </li>
            ))}
          </ul>
        </section>

        <LandingScreenMailingList onSubscribe={onSubscribe} words={words} />
      </main>

      <footer data-part="footer">
        <Brand size="sm" />
        <p>{words.footer}</p>
      </footer>
    </Root>
  );
}
