import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, useRef, useState } from 'react';
import { fn } from 'storybook/test';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Combobox } from '#components/Combobox/Combobox.tsx';
import { DateField } from '#components/DateField/DateField.tsx';
import { EmailChips } from '#components/EmailChips/EmailChips.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { Row, width } from '#docs/story-layout.tsx';
import { ports } from '#fixtures/ports.ts';
import type { FieldErrors, FormFields } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';

export interface QuoteFormProps {
  /** Whether the quote is being asked for. */
  pending?: boolean;
  /** Why asking failed. */
  error?: string;
  /** What the server found wrong, by the names of the fields. */
  fieldErrors?: FieldErrors;
  /** Called with the values. */
  onSubmit: (quote: Quote) => void;
}

interface Quote {
  goods: string;
  weight: number | null;
  port: string;
  delivery: string;
  people: string[];
  terms: string;
}

const fields: FormFields<Quote> = {
  goods: { required: true },
  weight: { min: 0 },
  port: { required: true },
  delivery: { required: true },
  terms: { required: true },
};

/** What to do, where 'Goods is required.' would not say it. */
const instructions: Record<string, string> = {
  goods: 'Say what is to be shipped.',
  port: 'Choose a port.',
  delivery: 'Choose how it travels.',
  terms: 'Accept the terms to go on.',
};

/** One of each field, sent together. */
function QuoteForm({ pending = false, error, fieldErrors, onSubmit }: QuoteFormProps) {
  const { field, formProps, resetKey } = useForm({
    fields,
    pending,
    fieldErrors,
    validate: (_quote, errors) =>
      Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, instructions[name] ?? error])),
    onSubmit,
  });
  return (
    <form {...formProps({ 'aria-label': 'Quote', style: { display: 'grid', gap: 20 } })}>
      <Fragment key={resetKey}>
        <TextField {...field('goods')} label="Goods" />
        <NumberField {...field('weight')} label="Weight" trailing="kg" />
        <Combobox {...field('port')} label="Port of Loading" options={ports} />
        <RadioGroup {...field('delivery')} label="Delivery" options={['By road', 'By rail']} />
        <EmailChips {...field('people')} label="Who Gets the Quote" />
        <Checkbox {...field('terms')} label="I accept the terms" />
      </Fragment>
      {error && <Alert tone="critical">{error}</Alert>}
      <Row>
        <Button type="submit" loading={pending}>
          Ask for a Quote
        </Button>
        <Button type="reset" variant="ghost">
          Reset
        </Button>
      </Row>
    </form>
  );
}

const meta = {
  title: 'Guides/Forms/Examples',
  component: QuoteForm,
  tags: ['!dev', '!autodocs', '!manifest'],
  decorators: [width(440)],
  args: { onSubmit: fn() },
} satisfies Meta<typeof QuoteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of each field. */
export const Whole: Story = {};

/** What the server answered, at the fields and above the buttons. */
export const ServerErrors: Story = {
  args: {
    error: 'The quote could not be asked for.',
    fieldErrors: {
      weight: 'A wagon carries at most 60 tonnes.',
      port: 'This port is closed until Monday.',
      'people.1': 'Nobody reads this address.',
    },
  },
};

/** The server is being asked. */
export const Saving: Story = { args: { pending: true } };

/** The value is yours: another part of the page follows it while it is written. */
export const Controlled: Story = {
  render: function Render() {
    const [weight, setWeight] = useState<number | null>(1200);
    return (
      <>
        <NumberField
          label="Weight"
          trailing="kg"
          hint={`That is ${((weight ?? 0) / 1000).toFixed(1)} tonnes.`}
          value={weight}
          onValueChange={setWeight}
        />
        <Button variant="ghost" onClick={() => setWeight(null)}>
          Clear
        </Button>
      </>
    );
  },
};

/** A form that turns the browser's own checks off asks the field what is wrong with what is written. */
export const WithoutTheBrowser: Story = {
  render: function Render() {
    const dayRef = useRef<HTMLInputElement>(null);
    const [day, setDay] = useState('');
    const [error, setError] = useState('');
    const validate = () => dayRef.current!.validationMessage;
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setError(validate());
        }}
      >
        <DateField label="Delivery" ref={dayRef} value={day} onValueChange={setDay} error={error} required />
        <Button type="submit">Ask for a Quote</Button>
      </form>
    );
  },
};
