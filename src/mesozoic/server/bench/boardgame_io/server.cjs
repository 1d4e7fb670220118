// boardgame.io's server with one game, whose state is as large as it is told.
//
// `node server.cjs [FOLDER]` reads the state, a line of JSON, says its address, and for each line more what it has
// used. It keeps games in the folder, if it is given one, else in memory.

const readline = require("node:readline");
const { FlatFile, Server } = require("boardgame.io/server");

function gameOf(table) {
  return {
    name: "table",
    setup: () => ({ acts: 0, table }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      act: ({ G }) => {
        G.acts += 1;
      },
    },
  };
}

async function serve(state, folder) {
  const db = folder ? new FlatFile({ dir: folder }) : undefined;
  const server = Server({ games: [gameOf(state)], db, origins: [] });
  const listen = server.app.listen.bind(server.app);
  server.app.listen = (port, done) => listen(port, "127.0.0.1", done);
  const { appServer } = await server.run(0);
  console.log(`127.0.0.1:${appServer.address().port}`);
}

async function main() {
  let begun = false;
  for await (const line of readline.createInterface({ input: process.stdin })) {
    if (begun) {
      const { user, system } = process.cpuUsage();
      const { maxRSS } = process.resourceUsage();
      console.log(JSON.stringify({ seconds: (user + system) / 1e6, megabytes: maxRSS / 1024 }));
    } else {
      begun = true;
      await serve(JSON.parse(line), process.argv[2]);
    }
  }
  process.exit();
}

main();
