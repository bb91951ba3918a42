export function ChatsRoute() {
  return <h1>Chats</h1>;
}
