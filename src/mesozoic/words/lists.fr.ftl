## How things in a row are joined

list-and = { $early } et { $last }
list-or = { $early } ou { $last }
list-then = { $early }, puis { $last }
list-empty = rien
