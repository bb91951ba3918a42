import {
  AtSign,
  Boxes,
  Building2,
  ClipboardList,
  FileText,
  Flag,
  Handshake,
  History,
  KeyRound,
  Mail,
  MessageSquare,
  MonitorSmartphone,
  Package,
  Paperclip,
  Settings,
  Truck,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { kindOf } from './activity.ts';

const icons = new Map<string, ReactNode>([
  ['company', <Building2 key="company" />],
  ['settings', <Settings key="settings" />],
  ['email', <AtSign key="email" />],
  ['password', <KeyRound key="password" />],
  ['session', <MonitorSmartphone key="session" />],
  ['member', <UsersRound key="member" />],
  ['invitation', <Mail key="invitation" />],
  ['connection', <Handshake key="connection" />],
  ['message', <MessageSquare key="message" />],
  ['product', <Package key="product" />],
  ['products', <Boxes key="products" />],
  ['request', <ClipboardList key="request" />],
  ['estimate', <ClipboardList key="estimate" />],
  ['quote', <FileText key="quote" />],
  ['order', <Truck key="order" />],
  ['file', <Paperclip key="file" />],
  ['report', <Flag key="report" />],
]);

/** The icon of what an action is about. */
export const iconOf = (action: string): ReactNode => icons.get(kindOf(action)) ?? <History />;
