export {
  CreateRequestForm,
  type CreateRequestFormProps,
  type CreateRequestValues,
} from './CreateRequestForm.tsx';
