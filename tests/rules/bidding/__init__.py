"""The parts that games of hidden bids share, put together as the plainest of them."""
