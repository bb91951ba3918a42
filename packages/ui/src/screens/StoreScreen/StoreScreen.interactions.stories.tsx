import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { coilDeal } from '#fixtures/orders.ts';
import { coil, products } from '#fixtures/products.ts';
import { savedProducts } from '#fixtures/saved-products.ts';
import { coilRequest } from '#fixtures/requests.ts';
import type { DealListProps } from '#trade/DealList/DealList.tsx';
import { StoreScreen, type StoreScreenProps, type StoreTab } from './StoreScreen.tsx';

const meta = {
  title: 'Screens/StoreScreen/Interactions',
  component: StoreScreen,
  tags: ['!autodocs', '!manifest'],
  args: {
    products: { products, onRetry: fn() },
    storefront: { products: [coil], onRetry: fn() },
    requests: { requests: [coilRequest] },
    onTabChange: fn(),
    onOnlySavedChange: fn(),
    onAdd: fn(),
    onLogIn: fn(),
    onRequestEstimate: fn(),
    onSave: fn(),
    onViewMore: fn(),
    onVendorOpen: fn(),
    onClientOpen: fn(),
  },
} satisfies Meta<typeof StoreScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An app that controls the open tab. */
function Tabbed(props: StoreScreenProps) {
  const [tab, setTab] = useState<StoreTab>('storefront');
  return <StoreScreen {...props} tab={tab} onTabChange={setTab} />;
}

/** Where a vendor's button for another product stands. */
export const AClientAsksBesideTheTitle: Story = {
  args: {
    mode: 'Client',
    tab: 'my-requests',
    myRequests: { requests: [coilRequest] },
    onCreateRequest: fn(),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const create = canvas.getByRole('button', { name: 'Create a Request' });
    await expect(canvasElement.querySelector('[data-component="PageHeader"]')).toContainElement(create);
    await userEvent.click(create);
    await expect(args.onCreateRequest).toHaveBeenCalledOnce();
  },
};

export const VendorGoesToRequests: Story = {
  render: (args) => <Tabbed {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tabpanel', { name: 'My Storefront' })).toHaveTextContent(coil.name);
    await userEvent.click(canvas.getByRole('tab', { name: 'Client Requests' }));
    const requests = within(canvas.getByRole('tabpanel', { name: 'Client Requests' }));
    await userEvent.click(requests.getByRole('button', { name: coilRequest.client_name }));
    await expect(args.onClientOpen).toHaveBeenCalledWith(expect.objectContaining(coilRequest));
  },
};

export const VendorGoesByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add a Product' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Client Requests' })).toHaveFocus();
    await expect(args.onTabChange).toHaveBeenCalledOnce();
    await expect(args.onTabChange).toHaveBeenCalledWith('requests');
    // The caller keeps the open tab, and has not changed it.
    await expect(canvas.getByRole('tab', { name: 'My Storefront' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** A company can neither save its own products nor ask for estimates of them. */
export const OwnProductsAreOpenedOnly: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const card = within(canvas.getByRole('article', { name: coil.name }));
    await userEvent.click(card.getByRole('button', { name: 'View More' }));
    await expect(args.onViewMore).toHaveBeenCalledWith(expect.objectContaining(coil));
    await expect(card.queryByRole('button', { name: 'Save for Later' })).not.toBeInTheDocument();
    await expect(card.queryByRole('button', { name: 'Request Estimate' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a Product' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const GuestIsAskedToLogIn: Story = {
  args: { storefront: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Your own products appear here')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

export const ClientHasNoTabs: Story = {
  args: { mode: 'Client', savedIds: [coil.id] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('article')).toHaveLength(products.length);
    const save = within(canvas.getByRole('article', { name: coil.name })).getByRole('button', {
      name: 'Saved',
    });
    await expect(save).toBePressed();
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining(coil));
  },
};

export const ClientAsksForWhatIsSaved: Story = {
  args: { mode: 'Client' },
  play: async ({ canvasElement, args }) => {
    const toggle = within(canvasElement).getByRole('button', { name: 'Saved for later' });
    await expect(toggle).not.toBePressed();
    await userEvent.click(toggle);
    await expect(args.onOnlySavedChange).toHaveBeenCalledWith(true);
  },
};

export const NothingSavedIsSaid: Story = {
  args: { mode: 'Client', onlySaved: true, products: { products: [] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nothing saved for later')).toBeVisible();
    const toggle = canvas.getByRole('button', { name: 'Saved for later' });
    await expect(toggle).toBePressed();
    await userEvent.click(toggle);
    await expect(args.onOnlySavedChange).toHaveBeenCalledWith(false);
  },
};

const expectTabs = (canvasElement: HTMLElement, names: readonly string[]) => {
  const canvas = within(canvasElement);
  return expect(canvas.getAllByRole('tab')).toEqual(names.map((name) => canvas.getByRole('tab', { name })));
};

export const SavedIsATabOfBothModes: Story = {
  args: { saved: { products: savedProducts }, tab: 'saved', onRemoveSaved: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expectTabs(canvasElement, ['My Storefront', 'Client Requests', 'Saved']);
    const saved = within(canvas.getByRole('tabpanel', { name: 'Saved' }));
    await userEvent.click(saved.getAllByRole('button', { name: 'Remove' })[0]!);
    await expect(args.onRemoveSaved).toHaveBeenCalledWith(savedProducts[0]);
  },
};

/** The grid names no client: they are all one's own. */
export const OwnRequestsLeadWithThemselves: Story = {
  args: { mode: 'Client', tab: 'my-requests', myRequests: { requests: [coilRequest] } },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: coilRequest.request }));
    await expect(card.getByRole('heading', { name: coilRequest.request })).toBeVisible();
    await expect(card.getByText('Open')).toBeVisible();
    await expect(card.queryByText(coilRequest.client_name)).toBeNull();
  },
};

export const OwnRequestsAreNarrowedToAStatus: Story = {
  args: {
    ...OwnRequestsLeadWithThemselves.args,
    myRequestsStatus: 'open',
    onMyRequestsStatusChange: fn(),
  },
  play: async ({ canvas, args }) => {
    const choice = within(canvas.getByRole('radiogroup', { name: 'Requests shown' }));
    await expect(choice.getByRole('radio', { name: 'Open' })).toBeChecked();
    await userEvent.click(choice.getByRole('radio', { name: 'Awarded' }));
    await expect(args.onMyRequestsStatusChange).toHaveBeenLastCalledWith('awarded');
    await userEvent.click(choice.getByRole('radio', { name: 'All' }));
    await expect(args.onMyRequestsStatusChange).toHaveBeenLastCalledWith(undefined);
  },
};

/** What is empty is a choice, not the whole: a request can still be made from beside the title. */
export const WithNoneOfAStatusAClientSeesAll: Story = {
  args: {
    ...OwnRequestsAreNarrowedToAStatus.args,
    myRequests: { requests: [] },
    myRequestsStatus: 'closed',
    onCreateRequest: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'No request is closed' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all requests' }));
    await expect(args.onMyRequestsStatusChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Create a Request' }));
    await expect(args.onCreateRequest).toHaveBeenCalledOnce();
  },
};

export const WithNothingSavedAClientFindsProducts: Story = {
  args: { mode: 'Client', tab: 'saved', saved: { products: [] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find products' }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('products');
  },
};

export const WithNothingSavedAVendorFindsProducts: Story = {
  args: { tab: 'saved', saved: { products: [] }, onFindProducts: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find products' }));
    await expect(args.onFindProducts).toHaveBeenCalledOnce();
  },
};

const dealList: DealListProps = {
  view: 'needs-reply',
  onViewChange: () => {},
  side: 'all',
  onSideChange: () => {},
  deals: [],
};

export const WithoutDealsAClientAsks: Story = {
  args: { mode: 'Client', tab: 'deals', deals: { ...dealList, deals: [] }, onCreateRequest: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a Request' }));
    await expect(args.onCreateRequest).toHaveBeenCalledOnce();
  },
};

/** Whose role may not buy looks around. */
export const WithoutDealsAClientWhoMayNotAskFindsProducts: Story = {
  args: { ...WithoutDealsAClientAsks.args, onCreateRequest: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find products' }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('products');
  },
};

export const WithoutDealsAVendorFindsRequests: Story = {
  args: { tab: 'deals', deals: { ...dealList, deals: [] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find requests' }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('requests');
  },
};

/** On a phone it would cover what they are about. */
export const DealsHaveNoAddButton: Story = {
  args: { deals: { ...dealList, deals: [coilDeal] }, tab: 'deals' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tabpanel', { name: 'Deals' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a Product' })).toBeNull();
  },
};

/** The four of them fit on the smallest one. */
export const APhoneShowsAllTabs: Story = {
  args: { saved: { products: [] }, deals: dealList },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Requests')).toBeVisible();
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

/** A tab of the other mode in the address shows the first one. */
export const GuestSeesProductsAndSaved: Story = {
  args: { guest: true, saved: { products: [] }, tab: 'storefront', storefront: undefined },
  play: async ({ canvasElement }) => {
    await expectTabs(canvasElement, ['Products', 'Saved']);
    await expect(within(canvasElement).getByRole('tabpanel', { name: 'Products' })).toHaveTextContent(
      coil.name,
    );
  },
};

export const RequestsAreNarrowedDown: Story = {
  args: {
    tab: 'requests',
    requests: { requests: [] },
    requestFiltering: { filters: { maxAge: 1 }, onFiltersChange: fn(), industries: [] },
  },
  play: async ({ canvasElement, args }) => {
    // The one beside what is chosen has the same name, and comes first.
    const buttons = within(canvasElement).getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(buttons[1]!);
    await expect(args.requestFiltering?.onFiltersChange).toHaveBeenCalledWith({});
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { mode: 'Client', products: { products: [], state: 'error', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.products?.onRetry).toHaveBeenCalledOnce();
  },
};
