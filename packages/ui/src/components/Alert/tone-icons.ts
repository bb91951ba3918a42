import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** What each tone of news looks like to those who do not see its colour. */
export const toneIcons = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
};
