/** The words of LandingScreen. */
export interface LandingScreenLabels {
  /** The accessible name of the landmark. */
  navigation: string;
  /** The link to the features. */
  knowMore: string;
  /** The link to log in. */
  logIn: string;
  /** The link to sign up. */
  register: string;
  /** The title of the page. */
  headline: string;
  /** Below the title. */
  tagline: string;
  /** The link to sign up below the title. */
  join: string;
  /** The accessible name of a section. */
  features: string;
  /** Above the title of that section. */
  welcome: string;
  /** The title of that section. */
  welcomeTitle: string;
  /** Its text. */
  welcomeText: string;
  /** The title of the globe. */
  reach: string;
  /** Below that title. */
  reachText: string;
  /** The title of a tile. */
  connections: string;
  /** The text of that tile. */
  connectionsText: string;
  /** The title of a tile. */
  storefront: string;
  /** The text of that tile. */
  storefrontText: string;
  /** The title of a tile. */
  requests: string;
  /** The text of that tile. */
  requestsText: string;
  /** The title of a tile. */
  conversations: string;
  /** The text of that tile. */
  conversationsText: string;
  /** The title of the mailing list. */
  letters: string;
  /** Below that title. */
  lettersText: string;
  /** The field of the mailing list. */
  email: string;
  /** An example for that field. */
  emailPlaceholder: string;
  /** The button of the mailing list. */
  subscribe: string;
  /** The answer of the mailing list. */
  subscribed: string;
  /** The answer while the list is not open. */
  notOpen: string;
  /** The last sentence of the page. */
  footer: string;
}

export const landingScreenLabels: LandingScreenLabels = {
  navigation: 'Main',
  knowMore: 'Know More',
  logIn: 'Login',
  register: 'Register',
  headline: 'Business, in good company.',
  tagline: 'A unified platform for businesses to connect and grow',
  join: 'Join the hall',
  features: 'Features',
  welcome: 'Welcome',
  welcomeTitle: 'One roof for everyone you trade with.',
  welcomeText:
    'The trade directory, the showroom, the order board and the letter box used to stand in four different streets. Guildhall puts them into one hall. Come in as a vendor, as a client, or as both.',
  reach: 'Global Reach',
  reachText: 'Two streets away or two oceans away: the same search, the same handshake.',
  connections: 'Connections',
  connectionsText: 'Ask, accept, and see at a glance how you stand with every company you meet.',
  storefront: 'Your storefront',
  storefrontText: 'Prices, discounts, stock and shipping on cards that answer a buyer’s first ten questions.',
  requests: 'Open requests',
  requestsText: 'Say what you need and what it may cost. Vendors read it and come to you.',
  conversations: 'Conversations',
  conversationsText: 'Connected companies talk directly. Every agreement stays where you can find it.',
  letters: 'Letters from the hall',
  lettersText: 'What is new in Guildhall and in the markets it serves. A few times a year, never more.',
  email: 'Email',
  emailPlaceholder: 'you@company.com',
  subscribe: 'Keep me posted',
  subscribed: 'Thank you, and welcome.',
  notOpen: 'The letters have yet to begin. Your address was not kept.',
  footer: 'Made for companies that would rather know who they are dealing with.',
};
