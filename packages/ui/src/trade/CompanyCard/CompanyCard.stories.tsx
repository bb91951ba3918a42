import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { ConnectionToggle } from '#trade/ConnectionToggle/ConnectionToggle.tsx';
import { width } from '#docs/story-layout.tsx';
import { bharat, companies, longTextCompany } from '#fixtures/companies.ts';
import { contract } from './CompanyCard.contract.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { CompanyCardSkeleton } from './CompanyCardSkeleton.tsx';

const meta = {
  title: 'Trade/Companies/CompanyCard',
  component: CompanyCard,
  parameters: { contract },
  args: {
    ...bharat,
    trailing: <ConnectionToggle status="stranger" companyName={bharat.companyName} onConnect={fn()} />,
    onOpen: fn(),
  },
} satisfies Meta<typeof CompanyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const statuses = ['stranger', 'pending', 'connected', 'declined', 'stranger'] as const;

export const Default: Story = { decorators: [width(360)] };

export const Playground: Story = { args: { headingLevel: 3 }, decorators: [width(360)] };

/** A company with no details but its name. */
export const NameOnly: Story = {
  args: { companyIndustry: '', companySize: '', address: '', productTypes: '', avatar: null },
  decorators: [width(360)],
};

/** Four product types are shown, and the number of the others. */
export const ManyProductTypes: Story = {
  args: { productTypes: 'Coils, beams, plates, rods, wire, pipes, fasteners' },
  decorators: [width(360)],
};

/** A long name wraps, long facts are truncated after two lines and the address after one. */
export const LongText: Story = { args: longTextCompany, decorators: [width(360)] };

/** The skeleton of a loading card. */
export const Loading: Story = { render: () => <CompanyCardSkeleton />, decorators: [width(360)] };

/** A grid with every status; the controls of a row are aligned. */
export const States: Story = {
  render: (args) => (
    <CardGrid aria-label="Companies">
      {[...companies, longTextCompany].map((company, index) => (
        <CompanyCard
          key={company.id}
          {...args}
          {...company}
          trailing={
            <ConnectionToggle
              status={statuses[index] ?? 'connected'}
              companyName={company.companyName}
              onConnect={fn()}
            />
          }
        />
      ))}
      <CompanyCard {...args} {...NameOnly.args} />
      <CompanyCardSkeleton />
    </CardGrid>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    companyName: 'شركة النور للتجارة',
    companyIndustry: 'تجارة التجزئة',
    companySize: '٤٨ موظفًا',
    address: 'شارع السوق ٧، دبي',
    productTypes: 'توابل, منسوجات, نحاسيات',
    avatar: null,
  },
  decorators: [width(360)],
};

export const Narrow: Story = { decorators: [width(220)] };
