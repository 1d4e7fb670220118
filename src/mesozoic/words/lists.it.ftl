## How things in a row are joined

list-and = { $early } e { $last }
list-or = { $early } o { $last }
list-then = { $early }, poi { $last }
list-empty = niente
