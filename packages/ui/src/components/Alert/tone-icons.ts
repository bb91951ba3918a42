import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** The icon of each tone, for those who do not see its colour. */
export const toneIcons = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
};
