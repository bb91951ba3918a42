/** The words of ChatsScreen. */
export interface ChatsScreenLabels {
  /** The title of the page. */
  title: string;
  /** In place of connections that could not be loaded. */
  error: string;
  /** In place of connections. */
  noConnections: string;
  /** Below that. */
  noConnectionsHint: string;
  /** The link to the network. */
  findCompanies: string;
  /** In place of a conversation. */
  choose: string;
  /** Below that. */
  chooseHint: string;
}

export const chatsScreenLabels: ChatsScreenLabels = {
  title: 'Chats',
  error: 'Your connections could not be loaded.',
  noConnections: 'You have no connections yet. Start building your network!',
  noConnectionsHint: 'Once a company has accepted your request, the two of you can talk here.',
  findCompanies: 'Find companies',
  choose: 'Choose a connection',
  chooseHint: 'Your conversation with the company opens here.',
};
