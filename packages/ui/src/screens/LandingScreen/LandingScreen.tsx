'use client';
import { ArrowRight, ClipboardList, Handshake, MessagesSquare, Store } from 'lucide-react';
import { useRef, type ComponentProps, type MouseEvent } from 'react';
import { Brand } from '#trade/Brand/Brand.tsx';
import { Link } from '#components/Link/Link.tsx';
import type { NavigateHandler } from '#navigation/navigate.ts';
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
  onNavigate?: NavigateHandler;
  /**
   * Called with the address of a visitor who joins the mailing list, who is thanked. Without it the form says that
   * the list is not open yet.
   */
  onSubscribe?: (email: string) => void;
}

const tiles = [
  {
    Icon: Handshake,
    title: 'Connections',
    text: 'Ask, accept, and see at a glance how you stand with every company you meet.',
  },
  {
    Icon: Store,
    title: 'Your storefront',
    text: 'Prices, discounts, stock and shipping on cards that answer a buyer’s first ten questions.',
  },
  {
    Icon: ClipboardList,
    title: 'Open requests',
    text: 'Say what you need and what it may cost. Vendors read it and come to you.',
  },
  {
    Icon: MessagesSquare,
    title: 'Conversations',
    text: 'Connected companies talk directly. Every agreement stays where you can find it.',
  },
];

/**
 * The page that visitors see first: what Guildhall is, and the links to sign up and log in. It renders on the server
 * and can be read without a script.
 */
export function LandingScreen({
  registerHref,
  loginHref,
  onNavigate,
  onSubscribe,
  ...rest
}: LandingScreenProps) {
  const featuresRef = useRef<HTMLElement>(null);
  const navigation = onNavigate ? { onNavigate } : {};

  const showFeatures = (event: MouseEvent<HTMLAnchorElement>) => {
    const features = featuresRef.current;
    if (!features) return;
    event.preventDefault();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    features.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
    // Keyboard users continue from here.
    features.focus({ preventScroll: true });
  };

  return (
    <Root data-component="LandingScreen" {...rest}>
      <header data-part="bar">
        <span data-part="brand">
          <Brand />
        </span>
        <nav data-part="ways" aria-label="Main">
          <Link href="#features" variant="subtle" onClick={showFeatures}>
            Know More
          </Link>
          <Link href={loginHref} variant="subtle" {...navigation}>
            Login
          </Link>
          <Link href={registerHref} variant="primary" {...navigation}>
            Register
          </Link>
        </nav>
      </header>

      <main>
        <section data-part="hero">
          <div data-part="stage">
            <div data-part="pitch">
              <h1>Business, in good company.</h1>
              <p data-part="tagline">A unified platform for businesses to connect and grow</p>
              <Link href={registerHref} variant="primary" trailingIcon={<ArrowRight />} {...navigation}>
                Join the hall
              </Link>
            </div>
            <LandingScreenHall />
          </div>
        </section>

        <section data-part="features" id="features" ref={featuresRef} tabIndex={-1} aria-label="Features">
          <div data-part="welcome">
            <p data-part="eyebrow">Welcome</p>
            <h2>One roof for everyone you trade with.</h2>
            <p>
              The trade directory, the showroom, the order board and the letter box used to stand in four
              different streets. Guildhall puts them into one hall. Come in as a vendor, as a client, or as
              both.
            </p>
          </div>
          <div data-part="reach">
            <div data-part="reach-text">
              <h3>Global Reach</h3>
              <p>Two streets away or two oceans away: the same search, the same handshake.</p>
            </div>
            <LandingScreenGlobe />
          </div>
          <ul data-part="tiles">
            {tiles.map(({ Icon, title, text }) => (
              <li key={title} data-part="tile">
                <span data-part="tile-icon">
                  <Icon size={20} aria-hidden />
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>

        <LandingScreenMailingList onSubscribe={onSubscribe} />
      </main>

      <footer data-part="footer">
        <Brand size="sm" />
        <p>Made for companies that would rather know who they are dealing with.</p>
      </footer>
    </Root>
  );
}
