/** The words of AuthLayout. */
export interface AuthLayoutLabels {
  /** The text on the panel without `tagline`. */
  tagline: string;
}

export const authLayoutLabels: AuthLayoutLabels = {
  tagline: 'A unified platform for businesses to connect and grow.',
};
