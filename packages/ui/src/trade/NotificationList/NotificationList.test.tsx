import { describe, expect, it } from 'vitest';
import { notifications } from '#fixtures/notifications.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { topicOf, writeNotification } from './notification.ts';
import { contract } from './NotificationList.contract.ts';
import { notificationListLabels as words } from './NotificationList.labels.ts';
import { NotificationList } from './NotificationList.tsx';

describeConformance({
  contract,
  render: (props) => <NotificationList notifications={notifications} {...props} />,
  examples: [
    <NotificationList
      key="popover"
      size="sm"
      notifications={notifications}
      notificationHref={({ subject }) => `#${subject}`}
      onReadAll={() => {}}
      seeAllHref="/notifications"
    />,
    <NotificationList key="loading" notifications={[]} state="loading" />,
    <NotificationList key="empty" size="sm" notifications={[]} />,
  ],
});

describe('the words of notifications', () => {
  const bharat = { _id: 'c-1', companyName: 'Bharat Steel', avatar: null };
  const write = (kind: string, title: string | null, company: typeof bharat | null, step: string | null) =>
    writeNotification({ kind, title, company, step }, words);

  it.each([
    ['connection-request', null, 'Bharat Steel wants to connect with you'],
    ['connection-accepted', null, 'Bharat Steel accepted your connection request'],
    ['matching-request', 'Steel pipes', 'Bharat Steel looks for “Steel pipes”'],
    ['matching-request', null, 'Bharat Steel looks for what you sell'],
    ['estimate-request', 'Coil', 'Bharat Steel requested an estimate for “Coil”'],
    ['quote', 'Coil', 'Bharat Steel sent a quote for “Coil”'],
    ['quote', null, 'Bharat Steel sent a quote'],
    ['offer', 'Coil', 'Bharat Steel sent a new offer for “Coil”'],
    ['note', 'Coil', 'Bharat Steel wrote a note on “Coil”'],
    ['accepted', 'Coil', 'Bharat Steel accepted the offer for “Coil”'],
    ['declined', 'Coil', 'Bharat Steel declined the quote for “Coil”'],
    ['withdrawn', 'Coil', 'Bharat Steel withdrew the quote for “Coil”'],
    ['expiring', 'Coil', 'The offer of Bharat Steel for “Coil” expires tomorrow'],
    ['expiring', null, 'An offer of Bharat Steel expires tomorrow'],
    ['low-stock', 'Coil', '“Coil” is low in stock'],
    ['low-stock', null, 'A product is low in stock'],
    ['member-joined', 'Asha Rao', 'Asha Rao joined your company'],
    ['member-joined', null, 'A new member joined your company'],
  ])('%s about %s', (kind, title, expected) => {
    expect(write(kind, title, bharat, null)).toBe(expected);
    expect(topicOf(kind)).not.toBe('');
  });

  it.each([
    ['order.confirmed', 'GH-1', 'Bharat Steel confirmed order GH-1'],
    ['order.dispatched', 'GH-1', 'Bharat Steel shipped order GH-1'],
    ['order.delivered', 'GH-1', 'Bharat Steel marked order GH-1 as delivered'],
    ['order.delivered', null, 'Bharat Steel marked an order as delivered'],
    ['order.completed', 'GH-1', 'Bharat Steel completed order GH-1'],
    ['order.cancelled', null, 'Bharat Steel cancelled an order'],
    ['order.updated', 'GH-1', 'Bharat Steel changed order GH-1'],
    ['order.auctioned', null, 'Bharat Steel changed an order'],
    [null, 'GH-1', 'Bharat Steel changed order GH-1'],
  ])('the step %s of order %s', (step, title, expected) => {
    expect(write('order', title, bharat, step)).toBe(expected);
  });

  it('has a name for a company that is gone', () => {
    expect(write('quote', 'Coil', null, null)).toBe('Unknown Company sent a quote for “Coil”');
  });

  it.each(['auction', 'matches', 'unread', 'constructor', ''])('%s is something else', (kind) => {
    expect(write(kind, 'Coil', bharat, 'order.confirmed')).toBe('There is something new');
    expect(topicOf(kind)).toBe('');
  });
});
