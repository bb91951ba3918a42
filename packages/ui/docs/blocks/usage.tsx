import { PackageOpen, Plus, Search, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { Table } from '#components/Table/Table.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { Column, Row } from '#docs/story-layout.tsx';
import { StillDialog, StillDrawer, StillToast } from './still-overlays.tsx';

/** A picture of how to use a component, or how not to. */
export interface UsageExample {
  verdict: 'do' | 'dont';
  caption: string;
  example: ReactNode;
}

const show = (verdict: UsageExample['verdict']) => (caption: string, example: ReactNode) => ({
  verdict,
  caption,
  example,
});
const good = show('do');
const bad = show('dont');

/** A page that exists. */
const place = './?path=/docs/introduction--docs';
const ports = ['Chennai', 'Kandla', 'Kochi', 'Mumbai', 'Mundra', 'Visakhapatnam'];
const stock = [
  { product: 'Hot-rolled steel coil', pieces: 1200 },
  { product: 'Ventilated brake disc', pieces: 42 },
];

/** What lies on a page below a drawer. */
const shelf = (
  <Column>
    {stock.map(({ product }) => (
      <Card key={product} padding="sm">
        {product}
      </Card>
    ))}
  </Column>
);

/** By the name of a component. */
export const usage: Readonly<Record<string, readonly UsageExample[]>> = {
  Button: [
    good(
      'Let one primary action lead, and the others step back.',
      <Row>
        <Button>Send request</Button>
        <Button variant="ghost">Not now</Button>
      </Row>,
    ),
    bad(
      'Make every button primary: the eye finds none of them.',
      <Row>
        <Button>Send request</Button>
        <Button>Save</Button>
        <Button>Not now</Button>
      </Row>,
    ),
  ],
  IconButton: [
    good(
      'Use an icon alone for what everybody knows.',
      <Row>
        <IconButton label="Search" icon={<Search />} />
        <IconButton label="Add a Product" icon={<Plus />} />
      </Row>,
    ),
    bad(
      'Let an icon stand for what needs words.',
      <IconButton label="Ask for delivery terms" icon={<Truck />} />,
    ),
  ],
  Link: [
    good(
      'Lead to another page, where the sentence says it.',
      <p style={{ margin: 0 }}>
        Read the <Link href={place}>terms of delivery</Link> first.
      </p>,
    ),
    bad('Start an action: it looks like a place.', <Link href={place}>Delete this product</Link>),
  ],
  TextField: [
    good(
      'Say what is asked for above, and how below.',
      <TextField label="Email" type="email" hint="We write to it when a company answers." />,
    ),
    bad(
      'Ask for paragraphs in one line.',
      <TextField
        label="What do you need?"
        defaultValue="Forty tonnes of hot-rolled coil, delivered in three parts before"
      />,
    ),
  ],
  TextArea: [
    good(
      'Give sentences room to grow.',
      <TextArea
        label="What do you need?"
        defaultValue="Forty tonnes of hot-rolled coil, delivered in three parts before June."
      />,
    ),
    bad('Ask for a word in a large box.', <TextArea label="City" defaultValue="Pune" />),
  ],
  Select: [
    good(
      'Offer a closed list of known options.',
      <Select label="Port of loading" options={ports} placeholder="Choose a port" />,
    ),
    bad(
      'Hide two options behind a press.',
      <Select label="Notifications" options={['On', 'Off']} defaultValue="On" />,
    ),
  ],
  Checkbox: [
    good(
      'Choose any number of things, in words that are true when ticked.',
      <Column>
        <Checkbox label="Sea freight" defaultChecked />
        <Checkbox label="Rail" />
        <Checkbox label="Road" defaultChecked />
      </Column>,
    ),
    bad(
      'Ask in the negative: a tick would mean no.',
      <Checkbox label="Do not send me letters" defaultChecked />,
    ),
  ],
  Switch: [
    good('Change something at once.', <Switch label="Client mode" defaultChecked />),
    bad(
      'Wait for a button: that is a checkbox.',
      <Column>
        <Switch label="I accept the terms" />
        <Button size="sm">Register</Button>
      </Column>,
    ),
  ],
  Badge: [
    good(
      'Say in a word what kind of thing this is.',
      <Row>
        <Badge>Steel</Badge>
        <Badge tone="positive">In stock</Badge>
      </Row>,
    ),
    bad(
      'Write sentences, or colour what means nothing.',
      <Row>
        <Badge tone="critical">Steel</Badge>
        <Badge tone="caution">This vendor answers within two days</Badge>
      </Row>,
    ),
  ],
  Alert: [
    good(
      'Say what happened and what to do now.',
      <Alert tone="critical" live="off" actions={<Button size="sm">Try again</Button>}>
        The products could not be loaded.
      </Alert>,
    ),
    bad(
      'Blame, or leave the reader alone with a code.',
      <Alert tone="critical" live="off">
        Error 500: invalid request
      </Alert>,
    ),
  ],
  Card: [
    good(
      'Set apart what belongs together.',
      <Card padding="sm">
        <b>Bharat Steel Works</b>
        <br />
        Jamshedpur
      </Card>,
    ),
    bad(
      'Put a card inside another: a line or space is enough.',
      <Card padding="sm">
        <b>Bharat Steel Works</b>
        <Card padding="sm">Jamshedpur</Card>
      </Card>,
    ),
  ],
  Table: [
    good(
      'Align numbers at their end, digit below digit.',
      <Table
        caption="Stock"
        columns={[
          { key: 'product', header: 'Product' },
          { key: 'pieces', header: 'Pieces', align: 'end' },
        ]}
        rows={stock}
        rowKey={({ product }) => product}
      />,
    ),
    bad(
      'Lay out the facts of one thing: that is a description list.',
      <Table
        caption="Hot-rolled steel coil"
        columns={[
          { key: 'fact', header: 'Fact' },
          { key: 'value', header: 'Value' },
        ]}
        rows={[
          { fact: 'Grade', value: 'E250' },
          { fact: 'Thickness', value: '3 mm' },
        ]}
        rowKey={({ fact }) => fact}
      />,
    ),
  ],
  EmptyState: [
    good(
      'Say what will be here, and how to begin.',
      <EmptyState
        icon={<PackageOpen />}
        title="No products yet"
        description="What you add appears here."
        action={<Button>Add a Product</Button>}
      />,
    ),
    bad(
      'Apologise for a list that could not be loaded: that is an alert.',
      <EmptyState icon={<PackageOpen />} title="Something went wrong" />,
    ),
  ],
  Dialog: [
    good(
      'Ask for one thing, and return to the same place.',
      <StillDialog
        title="Add a shipment"
        actions={
          <>
            <Button variant="secondary">Cancel</Button>
            <Button>Add shipment</Button>
          </>
        }
      >
        <TextField label="Carrier" defaultValue="Konkan Freight" />
      </StillDialog>,
    ),
    bad(
      'Stop the reader for news that needs no answer: that is a toast.',
      <StillDialog title="Shipment added" actions={<Button>OK</Button>}>
        The client has been told.
      </StillDialog>,
    ),
  ],
  Drawer: [
    good(
      'Keep in sight what the choices are about.',
      <StillDrawer page={shelf} title="Filters" actions={<Button>Show 42 results</Button>}>
        <Checkbox label="In stock" defaultChecked />
      </StillDrawer>,
    ),
    bad(
      'Ask a question at the edge of the screen: that is an alert dialog.',
      <StillDrawer
        page={shelf}
        title="Delete this product?"
        actions={<Button variant="danger">Delete product</Button>}
      >
        Clients can no longer ask for it.
      </StillDrawer>,
    ),
  ],
  Toaster: [
    good(
      'Say in one sentence how it ended.',
      <StillToast tone="positive">Request sent to Bharat Steel Works.</StillToast>,
    ),
    bad(
      'Say what is wrong in a form: it is gone before it is mended.',
      <StillToast tone="critical">
        Email, telephone and PAN are missing. The password is too short.
      </StillToast>,
    ),
  ],
};
