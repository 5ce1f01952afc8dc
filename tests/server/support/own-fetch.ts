// Imported before jsdom, whose undici would otherwise become the one that Node's own `fetch` sends with, which refuses
// its headers: the first of both to load stays.
void new Response();
