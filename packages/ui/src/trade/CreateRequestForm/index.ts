export {
  CreateRequestForm,
  type CreateRequestFormProps,
  type CreateRequestValues,
} from './CreateRequestForm.tsx';
export type { CreateRequestFormLabels } from './CreateRequestForm.labels.ts';
